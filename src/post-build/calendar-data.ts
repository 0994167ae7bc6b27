import path from 'node:path'
import { numbersUpTo } from '../../packages/basics'
import { byFileName, syncFolder } from '../../packages/build-files'
import { daysOfWeek, libraryOf, lineSentence, lineWords } from '../../packages/progression'
import type { CalendarSession } from '../calendar/model/calendar'
import type { CompletePlan } from '../content/derive/complete-plan'
import type { BuiltSite } from '../documents/built-site'
import { finderDataPath, paths, planJsonPath } from '../lib/paths'

/** A plan's sessions in words, which the calendar fetches; empty for a plan without sessions. */
function calendarSessions({ program, length, library }: CompletePlan): CalendarSession[] {
  if (!program) return []
  return numbersUpTo(length).flatMap((week) =>
    daysOfWeek(program, week).map(({ warmUp, lines }, index) => ({
      week,
      session: index + 1,
      warmUp,
      lines: lines.map((line) => lineSentence(lineWords(line, libraryOf(library)))),
    })),
  )
}

/** Writes each plan's sessions beside its page. */
export const writeCalendarData = ({ publicFolder, plans }: BuiltSite) =>
  syncFolder(
    path.join(publicFolder, paths.plans),
    '.json',
    byFileName(plans, ({ planId }) => path.basename(planJsonPath(planId))),
    (plan) => JSON.stringify(calendarSessions(plan)),
    // The finder's data lies among them.
    { others: [path.basename(finderDataPath)] },
  )

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { numbersUpTo } from '../../packages/basics'
import { parseDuration } from '../../packages/progression/language/duration'
import type { Program } from '../../packages/progression/language/program'
import { programOf } from '../../packages/progression/language/program-of'
import { daysOfWeek, sessionsInWeek } from '../../packages/progression/language/week'
import { timedProgram } from '../../packages/progression/week/minutes'
import { type CalendarSession, planCalendar } from '../../src/calendar/model/calendar'
import { proposedDays } from '../../src/calendar/model/training-days'
import { typeset } from '../../src/lib/typeset'
import { planAgenda } from '../../src/plan/model/agenda'
import { exerciseLibrary, plans, site } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'

const file = (name: string) => readFileSync(`${builtFolder}/workouts/${name}`)

/** Normalizes spaces, line breaks, dashes and quotes, which differ between page and paper. */
const squashed = (text: string) =>
  text
    .replace(/[\s\u2060]+/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[’‘]/g, "'")

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** The words of a plan that every format must contain. */
function expectAll(whole: string, texts: readonly string[], where: string) {
  const squeezed = squashed(whole)
  const missing = texts.filter((text) => !squeezed.includes(squashed(text)))
  expect({ where, missing }).toEqual({ where, missing: [] })
}

const jsonLdOf = (html: string) => {
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.stringify(JSON.parse(jsonLd))
}

test('page of every plan, and structured data without sessions, match its content', () => {
  for (const plan of plans) {
    const { id, title, exercises, goals = [], schedule = {} } = plan
    const html = file(`${id}.html`).toString()
    const asked = exercises.flatMap(({ name, sets, reps }) => [name, `${sets} × ${reps}`])
    const table = [...asked, ...exercises.map(({ rest }) => rest)]
    const texts = [title, ...goals, ...Object.values(schedule)]
    expectAll(jsonLdOf(html), [title, ...(plan.program ? [] : asked)], `${id}, structured data`)
    expectAll(textOf(html), [...texts, ...table], `${id}, page`)
  }
})

test('the calendar of every plan lists its sessions, line by line', () => {
  for (const plan of plans) {
    const { id, weeks } = plan
    const written = programOf(plan)
    const sessions: CalendarSession[] = JSON.parse(file(`${id}.json`).toString())
    if (!written) {
      expect(sessions).toEqual([])
      continue
    }
    const program = timedProgram(written, weeks, exerciseLibrary)
    const days = numbersUpTo(weeks).flatMap((week) => daysOfWeek(program, week))
    const asked = days.map(({ lines }) =>
      lines.map(({ exercise, sets }) =>
        expect.stringMatching(
          new RegExp(`^${exerciseLibrary.get(exercise)?.title}( \\(test\\))?: ${sets} × `),
        ),
      ),
    )
    expect(sessions.map(({ lines }) => lines)).toEqual(asked)
    const names = days.map(({ name }) => name)

    const events = eventsOf(plan, program, sessions)
    expect(events.map(({ summary }) => summary.split(': ')[0])).toEqual(
      names.map((name) => name.split(': ')[0]),
    )
    const lines = sessions.flatMap((session) => session.lines)
    expectAll(events.map(({ description }) => description).join(), lines, `${id}, calendar`)
  }
})

test("every week's page shows the sets and amounts of its sessions", () => {
  for (const { id, program, weeks } of plans) {
    if (!program) continue
    for (const week of numbersUpTo(weeks)) {
      const asked = sessionsInWeek(program, week)
        .flatMap(({ lines }) => lines)
        .map(({ sets, amount }) => `${sets} × ${/^(share|max)$/.test(amount) ? '' : amount}`)
      const cells = file(`${id}/week/${week}.html`)
        .toString()
        .matchAll(/<\/th><td>(\d+ × .*?)<\/td>/gs)
      const shown = Array.from(cells, ([, cell]) => cell)
      expect(shown).toEqual(
        asked.map((text) => expect.stringMatching(new RegExp(`^${typeset(text)}\\b`))),
      )
    }
  }
})

/** The events of a plan's calendar file, on the days the dialog proposes. */
function eventsOf(
  { id, title, duration }: (typeof plans)[number],
  program: Program,
  sessions: readonly CalendarSession[],
) {
  const agenda = planAgenda(program, parseDuration(duration)?.weeks ?? 0)
  const days = proposedDays(agenda[0]?.length ?? 0, agenda)
  const calendar = planCalendar(
    { planId: id, title, duration, weeks: [], agenda, sessions, url: site.url, brand: site.name },
    { from: 1, start: '2027-02-01', days, time: '18:00' },
    new Date(0),
  )
  return new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

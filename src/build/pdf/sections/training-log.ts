import { placeText, setText } from '../flow'
import { contentWidth, paper, styles } from '../look'
import type { PlanDocument } from '../plan-document'
import type { Sheet } from '../sheet'
import { addBookmark, sectionHeading } from './heading'
import { drawLogWeek, logGrid, logWeekHeight, type LogGrid } from './log-week'

const WEEK_GAP = 26
/** The most that a row is stretched by, to use up its page. */
const MAX_STRETCH = 12
/** A column narrower than a seventh of the page is too small for a pen. */
const MAX_COLUMNS = 7

const INTRO =
  'A row for each exercise, a column for each session. Write the load and the repetitions of every ' +
  'set, for example 40 × 8, 8, 7. Leave empty what the day does not ask for.'

/** Draws the training log: for each week a grid with a row per exercise and a column per session. */
export function trainingLog(sheet: Sheet, plan: PlanDocument): void {
  sheet.newPage()
  const intro = setText(INTRO, styles.note, contentWidth)
  const log = sectionHeading(sheet, 'Training Log', intro.height)
  placeText(sheet, sheet.root, 'P', intro, paper.left, sheet.y)
  sheet.y += intro.height + 16

  const parts = sessionParts(plan.sessionsPerWeek)
  const grids = parts.map((sessions) => logGrid(plan.detail.exercises, sessions))
  const stretch = stretchFor(grids[0] as LogGrid, sheet.room)
  for (let week = 1; week <= plan.weekCount; week++) {
    grids.forEach((grid, part) => {
      sheet.reserve(logWeekHeight(grid, stretch))
      if (part === 0) addBookmark(sheet, `Week ${week}`, sheet.y, log)
      const title = grids.length === 1 ? `Week ${week}` : `Week ${week}, part ${part + 1}`
      drawLogWeek(sheet, grid, { title, stretch })
      sheet.y += WEEK_GAP
    })
  }
}

/**
 * By how much each row may be higher for the weeks of a page to fill it: more room to write, and no
 * half-empty pages. The first page, which has the heading, counts where it holds as many weeks.
 */
function stretchFor(grid: LogGrid, firstRoom: number): number {
  const height = logWeekHeight(grid) + WEEK_GAP
  const weeksIn = (room: number) => Math.floor((room + WEEK_GAP) / height)
  const fullRoom = paper.bottom - paper.top
  const count = weeksIn(fullRoom)
  if (count === 0) return 0
  const room = weeksIn(firstRoom) === count ? firstRoom : fullRoom
  return Math.min(MAX_STRETCH, (room + WEEK_GAP - count * height) / (count * grid.rows.length) - 0.01)
}

/** The sessions of a week by grid: [[1, 2, 3, 4]], or [[1, 2, 3, 4], [5, 6, 7, 8]] for eight. */
function sessionParts(count: number): number[][] {
  const parts = Math.ceil(count / MAX_COLUMNS)
  const perPart = Math.ceil(count / parts)
  return Array.from({ length: parts }, (_, part) =>
    Array.from(
      { length: Math.min(perPart, count - part * perPart) },
      (_, index) => part * perPart + index + 1,
    ),
  )
}

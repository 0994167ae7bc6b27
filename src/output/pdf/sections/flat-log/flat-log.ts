import { placeText, setText } from '../../flow'
import { contentWidth, paper, styles } from '../../look'
import type { PlanDocument } from '../../plan-document'
import type { Sheet } from '../../sheet'
import { addBookmark, sectionHeading } from '../heading'
import { drawNotes } from '../log-notes'
import { drawLogWeek, type LogGrid, logGrid, logWeekHeight } from './log-week'

const WEEK_GAP = 24
const INTRO_GAP = 16
/** Heights are sums of fractions: a page filled to the last point must not run over. */
const ROUNDING = 0.1
/** The most that a row is stretched by, to use up its page. */
const MAX_STRETCH = 12
/** A column narrower than a seventh of the page is too small for a pen. */
const MAX_COLUMNS = 7
/** More sessions a week than two a day would fill hundreds of pages. */
const MAX_SESSIONS = 14
const FULL_PAGE = paper.bottom - paper.top

const INTRO =
  'A row for each exercise, a column for each session. Write the load and the repetitions of every ' +
  'set, for example 40 × 8, 8, 7. Leave empty what the day does not ask for.'

/** Draws the training log: for each week a grid with a row per exercise and a column per session. */
export function flatLog(sheet: Sheet, plan: PlanDocument): void {
  const grids = sessionParts(Math.min(plan.sessionsPerWeek, MAX_SESSIONS)).map((sessions) =>
    logGrid(plan.detail.exercises, sessions),
  )
  const intro = setText(INTRO, styles.note, contentWidth)
  const firstWeek = Math.max(...grids.map((grid) => logWeekHeight(grid)))
  const log = sectionHeading(sheet, 'Training Log', intro.height + INTRO_GAP + firstWeek)
  placeText(sheet, sheet.root, 'P', intro, paper.left, sheet.y)
  sheet.y += intro.height + INTRO_GAP
  let stretch = stretchFor(grids[0] as LogGrid, sheet.room)
  for (let week = 1; week <= plan.weekCount; week++) {
    grids.forEach((grid, part) => {
      if (sheet.room < Math.min(logWeekHeight(grid, stretch), FULL_PAGE)) {
        drawNotes(sheet)
        sheet.newPage()
        stretch = stretchFor(grid, sheet.room)
      }
      if (part === 0) addBookmark(sheet, `Week ${week}`, sheet.y, log)
      const title = grids.length === 1 ? `Week ${week}` : `Week ${week}, part ${part + 1}`
      drawLogWeek(sheet, grid, { title, stretch })
      sheet.y += WEEK_GAP
    })
  }
  drawNotes(sheet)
}

/** By how much each row may be higher for the weeks of a page to fill it: more room to write. */
function stretchFor(grid: LogGrid, room: number): number {
  const height = logWeekHeight(grid) + WEEK_GAP
  const count = Math.floor((room + WEEK_GAP) / height)
  if (count === 0) return 0
  const spare = room + WEEK_GAP - count * height - ROUNDING
  return Math.min(MAX_STRETCH, spare / (count * grid.rows.length))
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

import { paper } from '../../look'
import type { LogSession, ProgramDocument } from '../../program-document'
import type { Sheet } from '../../sheet'
import { addBookmark } from '../heading'
import { drawNotes } from '../log-notes'
import { drawSession, type SetSession, setSession } from './log-session'
import { sharePages } from './share-pages'
import { continuedHeight, drawContinued, drawWeekHead, setWeekHead } from './week-head'

const SESSION_GAP = 17
/** How far a line is stretched at most to fill its page: more room to write. */
const MAX_STRETCH = 9
/** Heights are sums of fractions: a page filled to the last point must not run over. */
const ROUNDING = 0.1
const PAGE = paper.bottom - paper.top

/** Draws a log sheet for each week: its sessions, their lines, and boxes to write in. */
export function weekLog(sheet: Sheet, program: ProgramDocument): void {
  let log: ReturnType<typeof addBookmark> | undefined
  program.weeks.forEach((week, index) => {
    sheet.newPage()
    log ??= addBookmark(sheet, 'Training Log', sheet.y)
    addBookmark(sheet, `Week ${index + 1}`, sheet.y, log)
    const head = setWeekHead(week, index + 1, program)
    drawWeekHead(sheet, head, program)
    const room = { first: PAGE - head.height, other: PAGE - continuedHeight }
    const setOn = (all: readonly LogSession[]) => {
      const sessions = all.map(setSession)
      const heights = sessions.map(({ height }) => height)
      return { sessions, pages: sharePages(heights, SESSION_GAP, room) }
    }
    const whole = setOn(week.sessions)
    const short = setOn(week.sessions.map(withoutNext))
    // What raises a line is worth a line of print, not a page.
    const { sessions, pages } = whole.pages.length > short.pages.length ? short : whole
    let from = 0
    pages.forEach((count, page) => {
      if (page > 0) {
        sheet.newPage()
        drawContinued(sheet, index + 1)
      }
      drawPage(sheet, sessions.slice(from, from + count))
      from += count
    })
  })
}

const withoutNext = (session: LogSession): LogSession => ({
  ...session,
  lines: session.lines.map((line) => ({ ...line, next: '' })),
})

/** Draws the sessions of one page, and lines for notes if much of the page is left. */
function drawPage(sheet: Sheet, sessions: SetSession[]): void {
  const stretch = stretchFor(sessions, sheet.room)
  sessions.forEach((session, index) => {
    if (index > 0) sheet.y += SESSION_GAP
    drawSession(sheet, session, stretch)
  })
  sheet.y += SESSION_GAP
  drawNotes(sheet)
}

/** Returns by how much each line is stretched so that the sessions fill their page. */
function stretchFor(sessions: SetSession[], room: number): number {
  const heights = sessions.reduce((sum, { height }) => sum + height + SESSION_GAP, -SESSION_GAP)
  const lines = sessions.reduce((sum, session) => sum + session.lines.length, 0)
  return Math.max(0, Math.min(MAX_STRETCH, (room - heights - ROUNDING) / lines))
}

import type { Sheet } from '../../../../../packages/tagged-pdf'
import { paper } from '../../../../../packages/tagged-pdf'
import type { PrintedSession, ProgramDocument } from '../../program-document'
import { addBookmark } from '../heading'
import { drawNotes } from '../log-notes'
import { distributeOverPages } from './distribute-over-pages'
import { type LogSession, logSession } from './log-session'
import { continuedHeight, drawContinued, weekHead } from './week-head'

const SESSION_GAP = 17
/** Most extra height per line on a page with room left, in points. */
const MAX_STRETCH = 9
/** Slack in points, or rounding could overflow a page that is exactly full. */
const ROUNDING = 0.1
const PAGE = paper.bottom - paper.top

/** Draws a log sheet per week: sessions, lines and boxes. */
export function drawWeekLog(sheet: Sheet, program: ProgramDocument): void {
  let logBookmark: ReturnType<typeof addBookmark> | undefined
  program.weeks.forEach((week, index) => {
    sheet.newPage()
    logBookmark ??= addBookmark(sheet, 'Training Log', sheet.y)
    addBookmark(sheet, `Week ${index + 1}`, sheet.y, logBookmark)
    const head = weekHead(week, index + 1, program)
    sheet.place(head)
    const room = { first: PAGE - head.height, other: PAGE - continuedHeight }
    const paginate = (all: readonly PrintedSession[]) => {
      const sessions = all.map(logSession)
      const heights = sessions.map(({ height }) => height)
      return { sessions, pages: distributeOverPages(heights, SESSION_GAP, room) }
    }
    const full = paginate(week.sessions)
    const compact = paginate(week.sessions.map(withoutHints))
    // Conditions for a raise may cost a line of print, but not another page.
    const { sessions, pages } = full.pages.length > compact.pages.length ? compact : full
    let start = 0
    pages.forEach((count, page) => {
      if (page > 0) {
        sheet.newPage()
        drawContinued(sheet, index + 1)
      }
      drawPage(sheet, sessions.slice(start, start + count))
      start += count
    })
  })
}

const withoutHints = (session: PrintedSession): PrintedSession => ({
  ...session,
  lines: session.lines.map((line) => ({ ...line, next: '' })),
})

/** Draws one page of sessions, then note lines in the remaining space. */
function drawPage(sheet: Sheet, sessions: LogSession[]): void {
  const stretch = stretchFor(sessions, sheet.room)
  sessions.forEach((session, index) => {
    if (index > 0) sheet.y += SESSION_GAP
    session.draw(sheet, stretch)
  })
  sheet.y += SESSION_GAP
  drawNotes(sheet)
}

/** Extra height per line that makes the sessions fill their page. */
function stretchFor(sessions: LogSession[], room: number): number {
  const heights = sessions.reduce((sum, { height }) => sum + height + SESSION_GAP, -SESSION_GAP)
  const lines = sessions.reduce((sum, session) => sum + session.lines.length, 0)
  return Math.max(0, Math.min(MAX_STRETCH, (room - heights - ROUNDING) / lines))
}

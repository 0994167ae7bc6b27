/** @jest-environment node */
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { planCalendar } from '../../src/calendar/model/calendar'
import { proposedDays } from '../../src/calendar/model/training-days'
import { programOf } from '../../src/content/derive/program-of'
import { parseDuration } from '../../src/lib/duration'
import { type AgendaSession, agendaSessions, planAgenda } from '../../src/plan/model/agenda'
import { timedProgram } from '../../src/plan/model/minutes'
import type { Program } from '../../src/plan/model/program'
import { exerciseLibrary, plans, site } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'

const file = (name: string) => readFileSync(`${builtFolder}/workouts/${name}`)

/** Normalizes spaces, line breaks, dashes and quotes, which differ between page and paper. */
const squashed = (text: string) =>
  text.replace(/\s+/g, '').replace(/[–—]/g, '-').replace(/[’‘]/g, "'")

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

test('page, data, text and structured data of every plan match its content', () => {
  for (const plan of plans) {
    const { id, title, exercises, goals = [], schedule = {} } = plan
    const html = file(`${id}.html`).toString()
    const asked = exercises.flatMap(({ name, sets, reps }) => [name, `${sets} × ${reps}`])
    const table = [...asked, ...exercises.map(({ rest }) => rest)]
    const texts = [title, ...goals, ...Object.values(schedule)]
    expectAll(jsonLdOf(html), [title, ...asked], `${id}, structured data`)
    expectAll(textOf(html), [...texts, ...table], `${id}, page`)
    expectAll(file(`${id}.md`).toString(), [...texts, ...table], `${id}, text`)
  }
})

test('data, text, calendar and structured data of every plan list the same sessions', () => {
  for (const plan of plans) {
    const { id } = plan
    const written = programOf(plan)
    const weeks = parseDuration(plan.duration)?.weeks ?? 0
    if (!written) continue
    const program = timedProgram(written, weeks, exerciseLibrary)
    const sessions = agendaSessions(program, weeks, exerciseLibrary)
    const names = [...new Set(sessions.map(({ name }) => name))]
    const lines = sessions.flatMap((session) => session.lines.map(({ text }) => text))
    const data = JSON.parse(file(`${id}.json`).toString())
    expect(data.sessions).toEqual(sessions)
    expectAll(file(`${id}.md`).toString(), [...names, ...lines], `${id}, text`)
    expectAll(jsonLdOf(file(`${id}.html`).toString()), names, `${id}, structured data`)

    const events = eventsOf(plan, program, sessions)
    expect(events.map(({ summary }) => summary.split(': ')[0])).toEqual(
      sessions.map(({ name }) => name.split(': ')[0]),
    )
    expectAll(events.map(({ description }) => description).join(), lines, `${id}, calendar`)
  }
})

test("every week's page shows the sets and amounts of its data", () => {
  for (const { id, program, weeks } of plans) {
    if (!program) continue
    const { sessions } = JSON.parse(file(`${id}.json`).toString())
    for (let week = 1; week <= weeks; week++) {
      const ofWeek = (sessions as AgendaSession[]).filter((session) => session.week === week)
      // A session on two days has one table.
      const tables = new Map(
        ofWeek.map(({ name, lines }) => [JSON.stringify([name, lines]), lines]),
      )
      const asked = [...tables.values()]
        .flat()
        .map(({ sets, amount }) => `${sets} × ${amount === 'share' ? '' : amount}`)
      const cells = file(`${id}/week/${week}.html`)
        .toString()
        .matchAll(/<\/th><td>(\d+ × .*?)<\/td>/gs)
      const shown = Array.from(cells, ([, cell]) => cell)
      expect(shown).toEqual(asked.map((text) => expect.stringMatching(new RegExp(`^${text}\\b`))))
    }
  }
})

/** The events of a plan's calendar file, on the days the dialog proposes. */
function eventsOf(
  { id, title, duration }: (typeof plans)[number],
  program: Program,
  sessions: readonly AgendaSession[],
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

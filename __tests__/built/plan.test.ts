import { readFileSync } from 'node:fs'
import path from 'node:path'
import { within } from '@testing-library/dom'
import { frequencyOf, parseDuration } from '../../packages/progression/language/duration'
import { weeklyLoads } from '../../packages/progression/week/weekly-load'
import { planPath, planPdfPath, planWeekPath } from '../../src/lib/paths'
import { typeset } from '../../src/lib/typeset'
import { weekTable } from '../../src/plan/model/week-table'
import { exerciseLibrary, plans, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { frozenPlans } from '../support/variants/content-folder'
import { hrefOf, main, openPage, part, region, textsOf } from './support/open-page'

describe('Workout detail /workouts/{id} (section 2)', () => {
  const plan = some(plans, ({ id }) => id === 'full-body-reload-beginner')

  beforeAll(() => openPage(planPath(plan.id)))

  test('Back button, level and category badges, title, description, duration, equipment.', () => {
    expect(hrefOf(main().getByRole('link', { name: 'Back to Workouts' }))).toBe('/workouts')
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(plan.title)
    const { level, category, description, duration, equipment } = plan
    for (const text of [level, category, description]) {
      expect(main().getAllByText(text)).not.toEqual([])
    }
    const facts = main().getByText((text) => text.endsWith(` · ${equipment}`)).textContent
    expect(facts).toMatch(new RegExp(`^${duration} · \\d+( to \\d+)? min · `))
    expect(main().getByRole('img', { name: plan.imageAlt })).toBeTruthy()
  })

  test('Cards: Program Overview, Weekly Progression (week-by-week list), Exercise Breakdown (name, sets × reps, rest), Program Goals.', () => {
    for (const paragraph of plan.overview?.split('\n\n') ?? []) {
      expect(region('Program Overview').getByText(paragraph)).toBeTruthy()
    }
    expect(textsOf(region('Weekly Progression').getAllByRole('listitem'))).toEqual(
      Object.values(plan.schedule ?? {}).map((text, index) => `Week ${index + 1}${text}`),
    )
    expect(textsOf(region('Program Goals').getAllByRole('listitem'))).toEqual(plan.goals)

    const [head, ...rows] = region('Exercise Breakdown').getAllByRole('row')
    expect(textsOf([...(head?.children ?? [])])).toEqual(['Exercise', 'Sets × reps', 'Rest'])
    expect(rows.map((row) => textsOf([...row.children]))).toEqual(
      (plan.exercises ?? []).map(({ name, sets, reps, rest }) => [
        name,
        typeset(`${sets} × ${reps}`),
        rest,
      ]),
    )
  })

  test("Buttons 'Download PDF Guide', 'Save to Favorites', 'Share Workout'.", () => {
    const pdf = main().getByRole('link', { name: /^Download PDF Guide/ })
    expect(hrefOf(pdf)).toBe(planPdfPath(plan.id))
    const file = readFileSync(path.join(builtFolder, planPdfPath(plan.id)))
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test("A duration/frequency summary. Frequency is the part of the duration text after the comma, default '4x/week'.", async () => {
    const other = some(plans, ({ duration }) => !duration.endsWith('4x/week'))
    for (const { id, duration } of [plan, other]) {
      await openPage(planPath(id))
      const summary = region('At a glance')
      expect(textsOf(summary.getAllByRole('term'))).toEqual(['Duration', 'Frequency'])
      expect(textsOf(summary.getAllByRole('definition'))).toEqual(duration.split(', '))
    }
    expect(frequencyOf('6 weeks')).toBe('4x/week')
  })

  test('Workout durations range from 3 to 16 weeks and 3 to 6 sessions per week.', async () => {
    const specified = frozenPlans()
    const durations = specified.map(({ duration }) => parseDuration(duration))
    const weeks = durations.map((duration) => duration?.weeks ?? 0)
    const sessions = durations.map((duration) => duration?.perWeek ?? 0)
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([3, 16])
    expect([Math.min(...sessions), Math.max(...sessions)]).toEqual([3, 6])
    await openPage(planPath(specified[weeks.indexOf(16)]?.id ?? ''))
    expect(region('Weekly Progression').getAllByRole('listitem')).toHaveLength(16)
  })
})

describe('A plan shows its sessions', () => {
  const plan = some(plans, ({ id }) => id === 'heavy-tide-advanced')
  const program = plan.program
  if (!program) throw new Error('These tests need a plan with sessions.')
  const { id, weeks, schedule = {}, title } = plan

  test("the plan's page shows the first week, session by session", async () => {
    await openPage(planPath(id))
    const first = region('The First Week')
    const { sessions } = weekTable(program, 1, exerciseLibrary)
    expect(textsOf(first.getAllByRole('heading', { level: 3 }))).toEqual(
      sessions.map(({ name }) => name),
    )
    for (const { name, days, blocks } of sessions) {
      expect(first.getAllByText(days)).not.toEqual([])
      const titles = blocks.flatMap(({ lines }) => lines.map(({ title }) => title))
      const table = first.getByRole('table', { name })
      expect(textsOf(within(table).getAllByRole('link'))).toEqual(titles)
    }
  })

  test('the load line names each week with its load, on every page of the plan', async () => {
    const names = weeklyLoads(program, weeks).map(
      (load, index) => `Week ${index + 1}, load ${Math.round(load)}`,
    )
    for (const address of [planPath(id), planWeekPath(id, 1)]) {
      await openPage(address)
      const links = part('navigation', 'Weeks').getAllByRole('link')
      const labels = links.map((link) => link.getAttribute('aria-label') ?? '')
      expect(labels.map((label) => label.replace(/, (deload|tests)$/, ''))).toEqual(names)
    }
    await openPage(planPath(id))
    expect(region('How It Progresses').getByText(/sets weighted by effort/)).toBeTruthy()
  })

  test("the plan links to every week's page, which has its numbers and links to the next", async () => {
    await openPage(planPath(id))
    const links = part('navigation', 'Weeks').getAllByRole('link')
    const all = Array.from({ length: weeks }, (_, index) => index + 1)
    expect(links.map(hrefOf)).toEqual(all.map((week) => planWeekPath(id, week)))
    for (const week of [1, weeks]) {
      expect(await openPage(planWeekPath(id, week))).toBe(200)
      expect(document.title).toBe(`Week ${week} · ${title} | Loadline`)
      expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(`Week ${week}`)
      expect(main().getAllByText(schedule[`week${week}`] ?? '')).not.toEqual([])
      const { sessions } = weekTable(program, week, exerciseLibrary)
      const lines = sessions.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
      const tables = region('Sessions').getAllByRole('table')
      const sets = tables.flatMap((table) => [...table.querySelectorAll('td:nth-child(2)')])
      expect(textsOf(sets)).toEqual(lines.map(({ sets }) => typeset(sets)))
      expect(hrefOf(main().getByRole('link', { name: 'Back to the Plan' }))).toBe(planPath(id))
    }
    const before = main().getAllByRole('link', { name: `Week ${weeks - 1}` })
    expect(new Set(before.map(hrefOf))).toEqual(new Set([planWeekPath(id, weeks - 1)]))
  })
})

import { planPath } from '../../src/lib/paths'
import { runAxe } from './support/axe'
import { expect, PREVIEW, test } from './support/editor'

// Fields are made when they come into view.
test.use({ viewport: { width: 1440, height: 12_000 }, hasTouch: false })
test.setTimeout(180_000)

const ARTICLE = 'hiit-science-high-intensity-intervals'
const PLAN = 'bar-and-floor-intermediate'

test('a word of an article with charts, citations and calculators is one changed line', async ({
  editor,
}) => {
  const { page } = editor
  await editor.open(`article/entries/${ARTICLE}`)
  await page.locator('[contenteditable="true"] > p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Really.')
  await expect(editor.preview.getByText('Really.')).toBeVisible()
  await expect(editor.preview.locator('figure.chart').first()).toBeVisible()
  await expect(editor.preview.locator('.tool-card').first()).toBeVisible()
  await editor.saved()
  const { out, in: now } = editor.changes(`articles/${ARTICLE}.md`)
  // At the end of a line on the screen.
  expect(now.map((line) => line.replace(' Really.', ''))).toEqual(out)
  expect(now).toHaveLength(1)
})

test('a plan is checked whole, in the words of its form, before one of its values is saved', async ({
  editor,
}) => {
  await editor.open(`plan/entries/${PLAN}`)
  await editor.unfold('sessions')
  await editor.unfold('sessions.0.exercises', 5)
  await editor.fill('sessions.0.exercises.5.seconds', '25 | 30')
  const problem = 'Session 1, exercise 6, seconds: Found a list of 2; the plan has 5 weeks'
  await expect(editor.preview.getByText(problem)).toBeVisible()
  expect(await editor.refused()).toContain(problem)
  await editor.fill('sessions.0.exercises.5.seconds', '25-41')
  await editor.saved()
  const { out, in: now } = editor.changes(`workouts/${PLAN}.json`)
  expect([out.length, now.length]).toEqual([1, 1])
  expect(now[0]).toContain('"seconds": "25-41"')
})

test('exercises are typed as lines, shown as understood, and walked before they are saved', async ({
  editor,
}) => {
  await editor.open(`plan/entries/${PLAN}`)
  await editor.unfold('sessions')
  await editor.fill('sessions.0.typed', 'Plnk 2 x 30')
  await expect(editor.field('sessions.0.typed').getByRole('listitem')).toHaveText(
    /^There is no exercise “Plnk”; did you mean "Plank"/,
  )
  await editor.fill('sessions.0.typed', 'Dead bug 2 × 8-10, 2 in reserve, 45 s')
  await expect(editor.field('sessions.0.typed').getByRole('listitem')).toHaveText(
    'Dead bug: 2 × 8-10 per side; 2 in reserve; rest 45 s.',
  )
  await expect(editor.preview.getByText('Dead bug').first()).toBeVisible()
  await editor.saved()
  const { out, in: now } = editor.changes(`workouts/${PLAN}.json`)
  expect(now.join('\n')).toContain(
    '{"exercise": "dead-bug", "sets": 2, "reps": "8-10", "reserve": 2, "rest": "45 seconds"}',
  )
  expect(out.length).toBeLessThanOrEqual(1)
  await expect(editor.field('sessions.0.typed').getByRole('textbox')).toHaveValue('')
})

test('a changed address moves the file and whatever names it, and the old one leads on', async ({
  editor,
}) => {
  await editor.open(`plan/entries/${PLAN}`)
  await editor.fill('id', 'bar-and-mat-intermediate')
  await editor.save.click()
  await editor.tells(`“${PLAN}” is now “bar-and-mat-intermediate”.`)
  expect(editor.exists(`workouts/${PLAN}.json`)).toBe(false)
  expect(editor.changes('redirects.json').in.join('')).toContain(`"from": "${planPath(PLAN)}"`)
  expect(editor.changes('workouts/first-pull-up-beginner.json').in).toHaveLength(1)
  await editor.message.getByRole('button', { name: 'Close' }).click()
  await expect(editor.field('id').getByRole('textbox')).toHaveValue('bar-and-mat-intermediate')
})

test('a mistake that a change makes in another file is refused, and so is a deletion', async ({
  editor,
}) => {
  const { page } = editor
  await editor.open('plan/entries/full-body-reload-beginner')
  await editor.fill('title', 'Reloaded')
  expect(await editor.refused()).toMatch(/Article “[a-z-]+”, plan at the end, title: Found/)
  await editor.open('article/entries/sleep-recovery-athletic-performance')
  await editor.choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await editor.tells('There is no page "/blog/sleep-recovery-athletic-performance"')
  expect(editor.exists('articles/sleep-recovery-athletic-performance.md')).toBe(true)
})

test('a file that changed meanwhile is not overwritten', async ({ editor }) => {
  const file = 'people/sample-coach.json'
  await editor.open('person/entries/sample-coach')
  const text = editor.read(file).replace('"sample": true', '"sample":  true')
  editor.write(file, text)
  await editor.fill('role', 'Coaches')
  expect(await editor.refused()).toContain('was changed outside the editor after you opened it')
  expect(editor.read(file)).toBe(text)
})

test('a wrong phone number is refused at its field', async ({ editor }) => {
  await editor.open('settings/entries/site')
  await editor.unfold('whatsapp')
  await editor.fill('whatsapp.business', '0170 12')
  await editor.save.click()
  await expect(editor.field('whatsapp.business').getByRole('alert')).toContainText(
    'It must start with + and the country code',
  )
  await editor.fill('whatsapp.business', '+1 202 555 0143')
  await editor.saved()
  expect(editor.changes('site.json').in.map((line) => line.trim())).toEqual([
    '"business": "+1 202 555 0143",',
  ])
})

test('a testimonial is added', async ({ editor }) => {
  await editor.open('settings/entries/testimonials')
  const list = editor.field('items')
  await list.getByRole('button', { name: 'Add' }).click()
  const added = (name: string) =>
    editor.page.locator(`[data-key-path^="items."][data-key-path$=".${name}"]`).getByRole('textbox')
  await added('quote').fill('It worked.')
  await added('name').fill('Ada')
  await added('achievement').fill('a pull-up')
  await added('duration').fill('8 weeks')
  await editor.saved()
  expect(JSON.parse(editor.read('testimonials.json')).at(-1)).toEqual({
    quote: 'It worked.',
    name: 'Ada',
    achievement: 'a pull-up',
    duration: '8 weeks',
  })
})

test('a figure is drawn as it is typed, and its exercise shown', async ({ editor }) => {
  await editor.open('exercise/entries/goblet-squat')
  await expect(editor.preview.getByRole('img', { name: 'Figure' }).first()).toBeVisible()
  await editor.fill('cues.0', 'Elbows in')
  await expect(editor.preview.getByText('Elbows in')).toBeVisible()
  await editor.saved()
  expect(editor.changes('exercises/goblet-squat.json').in).toHaveLength(1)
})

test('the previews are accessible', async ({ editor }) => {
  await editor.open(`plan/entries/${PLAN}`)
  await expect(editor.preview.getByRole('heading', { name: 'Session by session' })).toBeVisible()
  await expect(editor.preview.getByRole('heading', { name: 'To look at' })).toBeVisible()
  const frame = await editor.page.locator(PREVIEW).elementHandle()
  const shown = await frame?.contentFrame()
  if (!shown) throw new Error('There is no preview.')
  const { violations } = await runAxe(shown, undefined, 'main')
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

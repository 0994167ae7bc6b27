import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../src/content/check'
import { emptyContent, isSample, planEmptying } from '../../tools/empty/empty-content'
import { temporaryFolder } from '../support/temporary-folder'
import { FROZEN } from '../support/variants/content-folder'

/** A copy of the frozen content. */
function sample(): string {
  const root = path.join(temporaryFolder(), 'content')
  cpSync(FROZEN, root, { recursive: true })
  return root
}

const filesIn = (root: string, folder: string) => readdirSync(path.join(root, folder)).sort()

test('leaves a valid site with one short sample of each kind, and what to do in an emergency', async () => {
  const root = sample()
  expect(isSample(root)).toBe(true)
  const emergency = readFileSync(path.join(root, 'emergency.json'), 'utf8')
  await emptyContent(root, planEmptying(root, []))
  expect(checkContent(root).errors).toEqual([])
  expect(filesIn(root, 'articles')).toEqual(['first-article.md', 'sample.png'])
  expect(filesIn(root, 'guides')).toEqual(['first-guide.md'])
  expect(filesIn(root, 'people')).toEqual(['sample-person.json'])
  expect(filesIn(root, 'workouts')).toEqual(['first-plan-beginner.json', 'sample.png'])
  expect(filesIn(root, 'exercises')).toEqual([
    'bodyweight-squat.json',
    'dead-bug.json',
    'knee-push-up.json',
  ])
  expect(readFileSync(path.join(root, 'emergency.json'), 'utf8')).toBe(emergency)
  expect(existsSync(path.join(root, 'mark.svg'))).toBe(false)
  expect(readFileSync(path.join(root, 'site.json'), 'utf8')).not.toMatch(/"(sample|mark|agency)"/)
  const [first] = JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8'))
  expect(first.to).toBe('/blog')
  // Afterward the content is the owner's, and a second run leaves it alone.
  expect(isSample(root)).toBe(false)
})

test('keeps named files, and the exercises that they use', async () => {
  const root = sample()
  const plan = 'full-body-reload-beginner'
  const { gone, unused } = planEmptying(root, [plan])
  expect(gone.map(({ name }) => name)).not.toContain(plan)
  const used = readFileSync(path.join(root, `workouts/${plan}.json`), 'utf8')
  expect(unused.filter((id) => used.includes(`"${id}"`))).toEqual([])
  expect(unused.length).toBeGreaterThan(50)
})

test('takes no exercise away unless asked', async () => {
  const root = sample()
  const before = filesIn(root, 'exercises')
  writeFileSync(path.join(root, 'redirects.json'), '[]')
  await emptyContent(root, { ...planEmptying(root, []), unused: [], redirects: [] })
  expect(filesIn(root, 'exercises')).toEqual(before)
  expect(checkContent(root).errors).toEqual([])
})

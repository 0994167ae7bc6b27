import fs from 'node:fs'
import path from 'node:path'
import { generatedFiles, staleFiles } from '../../tools/guide/generated-files'
import { articleFile, goodContent, summaryFile } from '../content/good-content'

const project = path.resolve(__dirname, '../..')
const guide = fs.readFileSync(path.join(project, 'content/README.md'), 'utf8')

test('the guide, JSON Schemas and editor settings are up to date (npm run guide writes them)', () => {
  expect(staleFiles(project)).toEqual([])
})

test('the guide has a row for every field with its allowed values', () => {
  expect(guide).toContain('| `relatedWorkout.id` | yes |')
  expect(guide).toMatch(/\| `level` \| yes \| .*: Beginner, Intermediate, Advanced \|/)
  expect(guide).toContain('| `sessions[].exercises[].rest` | no |')
  expect(guide).toMatch(/\| `draft` \| no \|/)
  // Poses and equipment have one table each.
  expect(guide.match(/trunk` \| no|overFoot` \| no/g)).toHaveLength(2)
})

test("the check accepts the guide's examples", () => {
  const [, article = ''] = /```markdown\n([\s\S]*?)```/.exec(guide) ?? []
  const [, plan = ''] = /```json\n(\{[\s\S]*?)```/.exec(guide) ?? []
  const folder = goodContent()
  folder.write('articles/sleep-before-squats.md', article)
  folder.write('articles/sleep.md', articleFile({ title: 'Another' }))
  folder.write(
    'workouts/full-body-reload-beginner.json',
    summaryFile({ id: 'full-body-reload-beginner', title: 'Full Body Reload' }),
  )
  folder.write('workouts/garage-strength-intermediate.json', plan)
  for (const id of ['goblet-squat', 'push-up', 'plank'])
    folder.write(
      `exercises/${id}.json`,
      JSON.stringify({
        ...JSON.parse(fs.readFileSync(`__tests__/support/content/exercises/${id}.json`, 'utf8')),
        easier: [],
        harder: [],
        instead: [],
      }),
    )
  folder.write('workouts/garage.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))
  expect(folder.check().errors).toMatchObject([
    // The example shows the start of a longer article.
    { file: 'content/articles/sleep-before-squats.md', field: 'readTime' },
  ])
  expect(folder.check().warnings.filter(({ file }) => file.includes('garage'))).toEqual([])
})

test('the schemas list the allowed words and forbid other fields', () => {
  const file = generatedFiles(project).get('schemas/plan.schema.json') ?? ''
  const schema = JSON.parse(file)
  expect(schema.additionalProperties).toBe(false)
  expect(schema.properties.level.enum).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  expect(schema.properties.sessions.items.required).toEqual(['name', 'days', 'exercises'])
  expect(schema.dependencies.goals).toContain('schedule')
  expect(schema.properties.duration.patternErrorMessage).toContain('"4 weeks, 4x/week"')
})

test('the editor settings map files to schemas', () => {
  const settings = JSON.parse(generatedFiles(project).get('.vscode/settings.json') ?? '')
  for (const { url } of settings['json.schemas'])
    expect(fs.existsSync(path.join(project, url))).toBe(true)
  expect(settings['json.schemas']).toHaveLength(9)
  const [article] = settings['frontMatter.taxonomy.contentTypes']
  expect(article.fields).toContainEqual(
    expect.objectContaining({ name: 'category', type: 'choice', required: true }),
  )
})

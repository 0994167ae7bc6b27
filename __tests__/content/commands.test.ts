import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { goodContent } from './good-content'

const project = path.resolve(__dirname, '../..')

function run(script: string, args: string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/tsx/dist/cli.mjs'), path.join('tools', script), ...args],
    { cwd: project, encoding: 'utf8', env: { ...process.env, CONTENT_FOLDER: folder } },
  )
  return { status, stdout, stderr }
}

test('check:content reports valid content in one line', () => {
  const { status, stdout, stderr } = run('check-content.ts', ['--words'], goodContent().root)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout.trim().split('\n')).toEqual([
    'content/articles/food.md: 3 words, 1 min read',
    'content/articles/sleep.md: 9 words, 1 min read',
    'The content is valid: 2 articles, 4 plans, 0 testimonials, one redirect, 0 warnings.',
  ])
}, 30_000)

test('check:content prints one line per mistake and fails', () => {
  const folder = goodContent()
  folder.change('workouts/base-beginner.json', { level: 'Begginer' })
  folder.replace('articles/sleep.md', 'Sleep comes', '<i>Sleep</i> comes')
  folder.change('workouts/spare-advanced.json', { duration: '2 weeks, 3x/week' })
  const { status, stderr } = run('check-content.ts', [folder.root], '/nowhere')
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'warning: content/workouts/spare-advanced.json:5 duration: Found 2 weeks and 3 sessions a week; most plans have 3 to 16 weeks and 3 to 6 sessions, so check that this is right.',
    'content/articles/sleep.md:14: Found the HTML <i>; write markdown instead, or \\< for "less than".',
    'content/workouts/base-beginner.json:6 level: Found "Begginer"; use Beginner, Intermediate or Advanced; did you mean "Beginner"?',
    'The content has 2 mistakes in 2 files. Fix them, then build the site.',
  ])
}, 30_000)

test.each([
  ['check-content.ts', ['--wrods'], 'Use: npm run check:content'],
  ['check-content.ts', ['/nowhere/content'], 'content: There is no such folder.'],
])(
  '%s %j fails with one sentence',
  (script, args, says) => {
    const { status, stdout, stderr } = run(script, args, goodContent().root)
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(says)
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+|Error:/)
  },
  30_000,
)

import { formatProblem } from '../../packages/content-validation'
import { goodContent } from './good-content'

/** Seeded random numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const insertions = [...'"{],:\n\t\\#<&*!%\u0000💪', '---\n', '](']
const files = [
  'articles/sleep.md',
  'articles/food.md',
  'workouts/base-beginner.json',
  'site.json',
  'redirects.json',
]

/** Damages per file; `npm run test:all` raises it. */
const ROUNDS = Number(process.env.DAMAGE_ROUNDS ?? 20)

test.each(files)(
  'the check reports any damage to %s in sentences',
  (file) => {
    const next = numbers(7)
    const folder = goodContent()
    const good = folder.read(file)
    for (let round = 0; round < ROUNDS; round++) {
      const from = Math.floor(next() * good.length)
      const length = Math.floor(next() * next() * 40)
      const insertion = insertions[Math.floor(next() * insertions.length)]
      folder.write(file, good.slice(0, from) + insertion + good.slice(from + length))
      const { errors, warnings } = folder.check()
      for (const problem of [...errors, ...warnings]) {
        expect(formatProblem(problem)).toMatch(/^content[^\n]*: [A-Z"][^\n]*[.?]$/)
        expect(problem.message).not.toMatch(
          /undefined|NaN|\[object|Invalid input|must match pattern/,
        )
      }
    }
  },
  300_000,
)

test('the check reports bytes that are not text', () => {
  const next = numbers(11)
  const folder = goodContent()
  for (const file of files)
    folder.write(
      file,
      Uint8Array.from({ length: 2000 }, () => Math.floor(next() * 256)),
    )
  expect(folder.check().errors).toHaveLength(files.length)
})

// npm run bench:navigation: how long a visitor on a phone waits for the next page, beside a plain page load.
import { median } from './median'
import { type Step, timeOfPlainLoad, timeToHeading, type Visit } from './navigation/time-to-heading'
import { withPhones } from './phone'

const RUNS = Number(process.argv[2] ?? 10)

/**
 * What visitors do before they tap, and how long they may then wait. In the last visit the app has
 * started by itself.
 */
const visits: (Visit & { name: string; wanted: string })[] = [
  { name: 'scrolled, then 4 s', scrolls: true, rest: 4000, wanted: '100 ms' },
  { name: '1 s, nothing done', scrolls: false, rest: 1000, wanted: 'no more than a plain load' },
  { name: '4 s, nothing done', scrolls: false, rest: 4000, wanted: 'no more than a plain load' },
]

const steps: Step[] = [
  { name: 'list to article', from: '/blog', to: '/blog/nutrition-myths-debunked-science' },
  { name: 'list to plan', from: '/workouts', to: '/workouts/bar-and-floor-intermediate' },
  { name: 'home to list', from: '/', to: '/workouts' },
]

async function repeated(measure: () => Promise<number>): Promise<string> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await measure())
  const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  return `${Math.round(median(values))} ms (${range})`
}

withPhones(async ({ url, measure }) => {
  console.log(`From tap to the next page's h1: median of ${RUNS} (from the best to the worst).\n`)
  for (const step of steps) {
    console.log(`${step.name}, ${step.from} to ${step.to}`)
    for (const { name, wanted, ...visited } of visits) {
      const time = await repeated(() => measure((page) => timeToHeading(page, url, step, visited)))
      console.log(`  ${name}: ${time}, wanted: ${wanted}`)
    }
    const plain = await repeated(() =>
      measure((page) => timeOfPlainLoad(page, url, step), { javaScriptEnabled: false }),
    )
    console.log(`  plain load of the whole page, for comparison: ${plain}\n`)
  }
})

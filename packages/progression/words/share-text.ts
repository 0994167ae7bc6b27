import { capitalize } from '../../basics'
import type { WeekLine } from '../language/week'

const fractions: Record<number, string> = {
  50: 'Half',
  67: 'Two thirds',
  33: 'A third',
  75: 'Three quarters',
}

/** The week that a percentage's base names: 11 for 'week 11'; undefined for other bases. */
export function namedWeek(base: string | null | undefined): number | undefined {
  const [, week] = /^week (\d+)$/.exec(base ?? '') ?? []
  return week === undefined ? undefined : Number(week)
}

/** Words a percentage: 'Half of your test', '85% of your one-rep max', "Week 11's weight plus a step". */
export function shareText(
  line: Pick<WeekLine, 'percent' | 'of' | 'lift' | 'plus' | 'amount'>,
  title: string,
): string {
  const { percent = 100, of = 'max', lift, plus, amount } = line
  const bases: Record<string, string> = {
    max: 'your one-rep max',
    test: amount === 'share' ? 'your test' : 'your test weight',
  }
  const base = `${bases[of] ?? `${of}'s weight`}${lift ? ` in the ${title.toLowerCase()}` : ''}`
  const share =
    percent === 100 ? capitalize(base) : `${fractions[percent] ?? `${percent}%`} of ${base}`
  return plus ? `${share} plus ${plus === 1 ? 'a step' : `${plus} steps`}` : share
}

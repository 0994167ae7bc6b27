import { capital } from '../../lib/case'
import type { WeekLine } from './week'

type ShareWords = Pick<WeekLine, 'percent' | 'of' | 'lift' | 'plus' | 'amount'>

const fractions: Record<number, string> = {
  50: 'Half',
  67: 'Two thirds',
  33: 'A third',
  75: 'Three quarters',
}

/** Returns a percentage in words: 'Half of your test', '85% of the back squat max', "week 11's weight plus a step". */
export function shareText(
  { percent = 100, of, lift, plus, amount }: ShareWords,
  title: string,
): string {
  const other = lift ? ` in the ${title.toLowerCase()}` : ''
  const source = of ?? 'max'
  const isWeight = amount !== 'share'
  const whose =
    source === 'max'
      ? `your best single${other}`
      : source === 'test'
        ? `your test${isWeight ? ' weight' : ''}${other}`
        : `${source}'s weight${other}`
  const share =
    percent === 100 ? capital(whose) : `${fractions[percent] ?? `${percent}%`} of ${whose}`
  return plus ? `${share} plus ${plus === 1 ? 'a step' : `${plus} steps`}` : share
}

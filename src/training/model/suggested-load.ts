import type { Unit } from '../../../packages/progression'

/**
 * Returns the weight at which a plan's advice begins: 6 of 'Two of 6 to 10 kg (15 to 25 lb)'. Undefined without one;
 * '5 kg more' is none.
 */
export function suggestedLoad(advice: string, unit: Unit): number | undefined {
  const weight = new RegExp(
    `(\\d+(?:\\.\\d+)?)(?: to \\d+(?:\\.\\d+)?)? ${unit}\\b(?!\\)?(?: \\([^)]*\\))? (?:more|up)\\b)`,
  )
  const [, value] = weight.exec(advice) ?? []
  return value === undefined ? undefined : Number(value)
}

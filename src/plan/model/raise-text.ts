import { type LoadKind, loadText, parseLoad, practicalLoad } from '../../lib/units'
import { units } from '../../lib/vocabulary'
import type { Progression } from './program'

/** Returns a weight in both units, the one it was written in first: '20 kg (45 lb)'. Any other text stays as it is. */
export function inBothUnits(text: string, kind: LoadKind): string {
  const load = parseLoad(text)
  if (!load) return text
  const others = units.filter((unit) => unit !== load.unit)
  const shown = others.map((unit) => loadText(practicalLoad(load, unit, kind)))
  return `${loadText(load)} (${shown.join(', ')})`
}

/** Returns by how much loads are raised at a time, as a sentence; '' for a rule that needs no steps. */
export function raiseText({ raise }: Progression): string {
  if (!raise) return ''
  const [upper, lower] = [raise.upper, raise.lower].map((text) => inBothUnits(text, 'other'))
  return upper === lower
    ? `A step is ${upper}.`
    : `A step is ${upper} for the upper body, ${lower} for the lower body.`
}

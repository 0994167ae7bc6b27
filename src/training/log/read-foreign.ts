import type { Unit } from '../../../packages/progression'
import { type ForeignLog, foreignLogSlices } from '../model/transfer/foreign-log'
import { convertSets } from '../model/transfer/foreign-sessions'

/** Milliseconds of work between two chances to draw and to answer taps. */
const SLICE = 40

/** Reads another app's export without blocking the page, and reports how many rows are read. */
export async function readForeign(
  text: string,
  unit: Unit,
  onRows: (rows: number) => void,
): Promise<ForeignLog | undefined> {
  let end = performance.now() + SLICE
  async function pause() {
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + SLICE
  }
  const slices = foreignLogSlices(text)
  let slice = slices.next()
  for (; !slice.done; slice = slices.next()) {
    if (performance.now() < end) continue
    onRows(slice.value)
    await pause()
  }
  for (const session of slice.value?.sessions ?? []) {
    convertSets(session, unit)
    if (performance.now() >= end) await pause()
  }
  return slice.value
}

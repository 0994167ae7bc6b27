import { type ForeignLog, foreignLogSlices } from '../model/transfer/foreign-log'

/** Milliseconds of work between two chances to draw and to answer taps. */
const SLICE = 30

/** Reads another app's export without blocking the page, and reports how many rows are read. */
export async function readForeign(
  text: string,
  onRows: (rows: number) => void,
): Promise<ForeignLog | undefined> {
  const slices = foreignLogSlices(text)
  let end = performance.now() + SLICE
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
    if (performance.now() < end) continue
    onRows(slice.value)
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + SLICE
  }
}

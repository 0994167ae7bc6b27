import { type ForeignLog, foreignLogSlices } from '../../src/training/model/transfer/foreign-log'

/** Parses an export of Strong or Hevy in one go. */
export function readForeignLog(text: string): ForeignLog | undefined {
  const slices = foreignLogSlices(text)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}

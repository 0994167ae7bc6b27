/** Formats a number: 1200 as '1,200', 0.45 as it is. */
exports.formatNumber = (value) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })

/** Rounds a coordinate. */
exports.round = (value) => Number(value.toFixed(1))

const steps = [1, 2, 2.5, 5, 10]

/**
 * Returns three to six axis marks from 0, the last at or above the largest value.
 *
 * @param {number} largest
 */
exports.axisMarks = (largest) => {
  const power = 10 ** Math.floor(Math.log10(largest / 4))
  const step = power * (steps.find((one) => one * power * 4.5 >= largest) ?? 10)
  const count = Math.ceil(largest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)))
}

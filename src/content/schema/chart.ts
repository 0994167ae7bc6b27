import { z } from 'zod'
import { field, oneLine } from '../../../packages/content-validation'

const chartTypes = ['bar', 'line', 'range'] as const

/** A chart in an article's body, written as YAML. A separate check covers `data`, for clearer messages. */
export const chartSchema = z.strictObject({
  type: field(z.enum(chartTypes), 'the kind of picture', 'bar'),
  title: oneLine(150, 'what the picture shows, as a sentence', 'Most of the hour runs without you'),
  unit: oneLine(40, 'what the numbers count', 'minutes'),
  x: oneLine(80, 'what the labels stand for', 'Hours after').optional(),
  source: oneLine(
    200,
    'where the numbers come from, or that they are an example',
    'Frandsen and others, 2025',
  ),
  data: field(
    z.array(z.array(z.unknown())).min(2).max(12),
    'two to twelve rows, each with a label and its number, or two for a range',
    [['First week', 12]],
  ),
})

export type Chart = z.infer<typeof chartSchema>

import { z } from 'zod'
import { line } from './text'

/** Types of charts. */
const chartTypes = ['bar', 'line', 'range'] as const

/**
 * A chart in an article's body, written as YAML. Its rows are checked separately, for clearer
 * messages.
 */
export const chartSchema = z.strictObject({
  type: z.enum(chartTypes).meta({ description: 'the kind of picture', examples: ['bar'] }),
  title: line(150).meta({
    description: 'what the picture shows, as a sentence',
    examples: ['Most of the hour runs without you'],
  }),
  unit: line(40).meta({ description: 'what the numbers count', examples: ['minutes'] }),
  x: line(80)
    .meta({ description: 'what the labels are', examples: ['Hours after'] })
    .optional(),
  source: line(200).meta({
    description: 'where the numbers are from; of an example, that it is one',
    examples: ['Frandsen and others, 2025'],
  }),
  data: z
    .array(z.array(z.unknown()))
    .min(2)
    .max(12)
    .meta({
      description: 'two to twelve rows, each with a label and its number, or two for a range',
      examples: [[['First week', 12]]],
    }),
})

export type Chart = z.infer<typeof chartSchema>

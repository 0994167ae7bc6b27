import { z } from 'zod'
import { line } from './text'

const testimonialSchema = z.strictObject({
  quote: line(400).meta({
    description: 'what was said, without quotation marks',
    examples: ['The plan told me when to hold back.'],
  }),
  name: line(80).meta({ description: 'who said it', examples: ['Sample client'] }),
  achievement: line(80).meta({ description: 'what was reached', examples: ['first pull-up'] }),
  duration: line(40).meta({ description: 'how long it took', examples: ['8 weeks'] }),
})

/** The success stories of the home page: content/testimonials.json. An empty list is fine. */
export const testimonialsSchema = z
  .array(testimonialSchema)
  .meta({ title: 'Testimonials', description: 'the success stories on the home page; [] for none' })

export type Testimonial = z.infer<typeof testimonialSchema>

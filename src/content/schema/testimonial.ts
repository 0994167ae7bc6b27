import { z } from 'zod'
import { flag, oneLine } from '../../../packages/content-validation'

const testimonialSchema = z.strictObject({
  quote: oneLine(
    400,
    'what was said, without quotation marks',
    'The plan told me when to hold back.',
  ),
  name: oneLine(80, 'who said it', 'Dana'),
  achievement: oneLine(80, 'what the client achieved', 'first pull-up'),
  duration: oneLine(40, 'how long it took', '8 weeks'),
  sample: flag('true for a made-up story; the page then says that its stories are invented'),
})

/** Success stories on the home page: content/testimonials.json. May be empty. */
export const testimonialsSchema = z
  .array(testimonialSchema)
  .meta({ title: 'Testimonials', description: 'the success stories on the home page; [] for none' })

export type Testimonial = z.infer<typeof testimonialSchema>

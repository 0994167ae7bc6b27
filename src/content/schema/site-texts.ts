import { z } from 'zod'
import { image, imageAlt, line } from './text'

/** A short text under a title: a pillar of the home page, a part of the method. */
const point = z.strictObject({
  title: line(60).meta({ description: 'the title', examples: ['Structure'] }),
  text: line(400).meta({
    description: 'one or two sentences',
    examples: ['Every week says what changes and why.'],
  }),
})

const texts = () => z.array(line(1500)).min(1)

/** The texts of the home page. */
export const homeSchema = z
  .strictObject({
    headline: line(100).meta({
      description: 'the large headline',
      examples: ['Train Smart. Build Strong.'],
    }),
    lead: line(300).meta({
      description: 'the sentence below it',
      examples: ['Structured plans, real guidance, and a system that fits your life.'],
    }),
    pillars: z
      .array(point)
      .length(3)
      .meta({ description: 'what is different here: exactly three' }),
  })
  .meta({ description: 'the texts of the home page' })

/** The texts of the about page. */
export const aboutSchema = z
  .strictObject({
    title: line(100).meta({
      description: 'the title of the page',
      examples: ['The right load, at the right time'],
    }),
    mission: texts().meta({ description: 'the mission, one entry for each paragraph' }),
    creator: z
      .strictObject({
        years: line(12).meta({ description: 'years of experience', examples: ['5+'] }),
        clients: line(12).meta({ description: 'clients helped', examples: ['1000+'] }),
        text: texts().meta({ description: 'who the coach is, one entry for each paragraph' }),
        image: image(),
        imageAlt: imageAlt(),
      })
      .meta({ description: 'The Creator' }),
    method: z.array(point).length(3).meta({ description: 'The Method: exactly three parts' }),
    name: z
      .strictObject({
        title: line(100).meta({ description: 'the title', examples: ['Behind the Name'] }),
        text: texts().meta({ description: 'the story, one entry for each paragraph' }),
      })
      .meta({ description: 'the story of the name' }),
    team: z
      .strictObject({
        title: line(100).meta({ description: 'the title', examples: ['Who stands behind it'] }),
        text: texts().meta({ description: 'who that is, one entry for each paragraph' }),
      })
      .meta({ description: 'who writes and reviews the articles, which lead there' })
      .optional(),
    certainty: z
      .strictObject({
        title: line(100).meta({ description: 'the title', examples: ['How sure we are'] }),
        text: texts().meta({ description: 'what it is about, one entry for each paragraph' }),
        parts: z
          .array(
            z.strictObject({
              title: line(100).meta({
                description: 'the title',
                examples: ['How we read studies'],
              }),
              text: texts().meta({ description: 'one entry for each paragraph' }),
            }),
          )
          .meta({ description: 'what else the page says, below the words' })
          .optional(),
        grades: z
          .array(point)
          .min(2)
          .max(5)
          .meta({ description: 'the words that articles use, the surest first' }),
      })
      .meta({
        description:
          'the page /how-sure-we-are: what the words for how sure something is mean; articles lead there',
      })
      .optional(),
  })
  .meta({ description: 'the texts of the about page' })

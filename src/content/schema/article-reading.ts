import { z } from 'zod'
import { day, line, slug } from './text'

const sourceSchema = z.strictObject({
  key: slug().meta({
    description: 'the name the text cites it by, each used once; in the text it is written [^key]',
    examples: ['issn-protein-2017'],
  }),
  who: line(300).meta({
    description: 'the authors, or the body that published it',
    examples: ['Jäger R, Kerksick CM, Campbell BI, et al.'],
  }),
  title: line(400).meta({
    description: 'its title, word for word',
    examples: ['International Society of Sports Nutrition position stand: protein and exercise'],
  }),
  year: z
    .int()
    .min(1800)
    .max(2100)
    .meta({ description: 'the year it appeared', examples: [2017] }),
  where: line(300).meta({
    description: 'the journal with volume and pages, the book, or the publisher',
    examples: ['Journal of the International Society of Sports Nutrition 14:20'],
  }),
  address: z
    .string()
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'must be an https address')
    .meta({
      description: 'where it can be read; leave it out where you are not certain',
      examples: ['https://doi.org/10.1186/s12970-017-0177-8'],
    })
    .optional(),
})

/**
 * The fields of an article that help a reader to judge it and to go on from it. All are optional.
 */
export const readingFields = {
  summary: z
    .array(line(400))
    .min(3)
    .max(5)
    .meta({
      description: 'In short: three to five sentences, the last of which say what to do today',
      examples: [['Muscle grows from hard sets and enough protein.', 'Today: count your sets.']],
    })
    .optional(),
  sources: z
    .array(sourceSchema)
    .min(1)
    .max(60)
    .meta({
      description:
        'what the article rests on, numbered in this order; each is cited in the text, and certainly exists',
    })
    .optional(),
  reviewed: day()
    .meta({
      description: 'the day on which someone last read it against its sources, not before `date`',
      examples: ['2024-06-01'],
    })
    .optional(),
  writtenBy: slug()
    .meta({
      description: 'the id of the person who wrote it, a file of the folder people',
      examples: ['dana-brook'],
    })
    .optional(),
  reviewedBy: slug()
    .meta({
      description: 'the id of the person who read it against its sources on the day of `reviewed`',
      examples: ['sam-reed'],
    })
    .optional(),
  history: z
    .array(
      z.strictObject({
        day: day().meta({ description: 'the day of the change', examples: ['2024-06-01'] }),
        change: line(300).meta({
          description: 'what was changed, and why',
          examples: ['The protein aims follow the position stand of 2024.'],
        }),
      }),
    )
    .min(1)
    .max(20)
    .meta({
      description: 'what was changed when and why, the newest first; shown folded at the end',
    })
    .optional(),
  exercises: z
    .array(slug())
    .min(1)
    .max(6)
    .meta({
      description:
        'up to six exercises that belong to the article, by their ids; without this field, the first six that the text links to',
      examples: [['goblet-squat']],
    })
    .optional(),
  next: slug()
    .meta({
      description: 'the slug of the article to read next',
      examples: ['sleep-recovery-athletic-performance'],
    })
    .optional(),
}

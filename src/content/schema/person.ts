import { z } from 'zod'
import { line, slug } from './text'

/** Someone who writes or checks articles: content/people/{id}.json. */
export const personSchema = z
  .strictObject({
    id: slug().meta({
      description: "the last part of the person's address, and the file name without .json",
      examples: ['dana-brook'],
    }),
    name: line(80).meta({ description: 'the name', examples: ['Dana Brook'] }),
    sample: z
      .boolean()
      .meta({
        description: 'true for a person who stands as an example; the page says so',
        examples: [true],
      })
      .optional(),
    role: line(120).meta({
      description: 'what the person does here, in a few words',
      examples: ['Reads articles against their sources'],
    }),
    qualification: line(400).meta({
      description: 'what the person has learned, and where',
      examples: ['Registered dietitian since 2011'],
    }),
    interests: line(400).meta({
      description: 'what the person is paid for, sells or owns that an article could be about',
      examples: ['Sells no supplements, and is paid by nobody who does.'],
    }),
    text: z
      .array(line(1500))
      .min(1)
      .meta({ description: 'who the person is, one entry for each paragraph' }),
  })
  .meta({ title: 'Person', description: 'someone who writes or checks articles' })

export type Person = z.infer<typeof personSchema>

import { z } from 'zod'
import { field, flag, oneLine, slug } from '../../../packages/content-validation'

/** Someone who writes or checks articles: content/people/{id}.json. */
export const personSchema = z
  .strictObject({
    id: slug(
      "the last part of the person's address, and the file name without .json",
      'dana-brook',
    ),
    name: oneLine(80, 'the name', 'Dana Brook'),
    sample: flag(
      'true for a made-up person, whom no page names as a writer or reviewer, and who has no page',
    ),
    role: oneLine(
      120,
      'what the person does here, in a few words',
      'Reads articles against their sources',
    ),
    qualification: oneLine(
      400,
      'training and credentials, and where they are from',
      'Registered dietitian since 2011',
    ),
    interests: oneLine(
      400,
      'anything an article could cover that the person sells, owns or is paid for',
      'Sells no supplements, and is paid by nobody who does.',
    ),
    text: field(z.array(oneLine(1500)).min(1), 'who the person is, one entry per paragraph'),
  })
  .meta({ title: 'Person', description: 'someone who writes or checks articles' })

export type Person = z.infer<typeof personSchema>

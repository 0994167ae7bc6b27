import { z } from 'zod'
import {
  day,
  field,
  matching,
  oneLine,
  optionalField,
  slug,
} from '../../../packages/content-validation'

const sourceSchema = z.strictObject({
  key: slug(
    'the name the text cites it by, as [^key]; unique within the article',
    'issn-protein-2017',
  ),
  who: oneLine(
    300,
    'the authors, or the organization that published it',
    'Jäger R, Kerksick CM, Campbell BI, et al.',
  ),
  title: oneLine(
    400,
    'its title, word for word',
    'International Society of Sports Nutrition position stand: protein and exercise',
  ),
  year: field(z.int().min(1800).max(2100), 'the year of publication', 2017),
  where: oneLine(
    300,
    'the journal with volume and pages, the book, or the publisher',
    'Journal of the International Society of Sports Nutrition 14:20',
  ),
  address: optionalField(
    matching(/^https:\/\/[^\s/]+\.[^\s]+$/, 'must be an https address'),
    'a link to it; omit it if you are not certain',
    'https://doi.org/10.1186/s12970-017-0177-8',
  ),
})

/** Optional article fields that help readers judge the article and find what to read next. */
export const readingFields = {
  summary: optionalField(
    z.array(oneLine(400)).min(3).max(5),
    'three to five sentences for "In short"; end with what to do today',
    ['Muscle grows from hard sets and enough protein.', 'Today: count your sets.'],
  ),
  sources: optionalField(
    z.array(sourceSchema).min(1).max(60),
    'the sources, numbered in this order; cite each in the text, and list only real sources',
  ),
  reviewed: day(
    'the day someone last checked it against its sources, not before `date`',
    '2024-06-01',
  ).optional(),
  writtenBy: slug(
    'the id of the person who wrote it: a file in the people folder',
    'dana-brook',
  ).optional(),
  reviewedBy: slug(
    'the id of the person who checked it against its sources on the day in `reviewed`',
    'sam-reed',
  ).optional(),
  history: optionalField(
    z
      .array(
        z.strictObject({
          day: day('the day of the change', '2024-06-01'),
          change: oneLine(
            300,
            'what changed, and why',
            'The protein aims follow the position stand of 2024.',
          ),
        }),
      )
      .min(1)
      .max(20),
    'what changed, when and why, newest first; shown collapsed at the end',
  ),
  exercises: optionalField(
    z.array(slug()).min(1).max(6),
    'the ids of up to six related exercises; default: the first six the text links to',
    ['goblet-squat'],
  ),
  next: slug(
    'the slug of the article to read next',
    'sleep-recovery-athletic-performance',
  ).optional(),
}

import { z } from 'zod'
import { field, matching, oneLine, optionalField, slug } from '../../../packages/content-validation'

const phoneNumbers = () =>
  z
    .array(
      z.strictObject({
        place: oneLine(40, 'where it works, or who answers', 'Europe'),
        number: field(
          matching(/^\d[\d -]*$/, 'must be digits, with spaces or hyphens between them'),
          'the number as people dial it',
          '112',
        ),
      }),
    )
    .min(1)

const dangerWords = () =>
  optionalField(
    z.array(oneLine(400)).min(1),
    'what people type who need this first: words joined by " + " anywhere in the search, and " / " between words of which one is enough; # is any number, <40 one below 40, >99 one above 99',
    ['heart attack', 'chest / breastbone + pain / pressure', 'pulse + >99 / <40'],
  )

/** What to do, one after the other. A search for the words of one shows it. */
const steps = () =>
  z
    .array(
      z.strictObject({
        text: oneLine(400, 'what to do', 'Stop, call your emergency number, and sit down.'),
        words: dangerWords(),
      }),
    )
    .min(1)

const sectionSchema = z.strictObject({
  id: slug('its part of the address, after /emergency#', 'chest'),
  title: oneLine(40, 'the title, also of its link at the top', 'Chest pain'),
  signs: oneLine(400, 'how to recognize it', 'Pain, pressure or tightness in the chest.'),
  now: field(steps(), 'what to do now, one step per entry'),
  numbers: optionalField(phoneNumbers(), 'phone numbers for this alone'),
  sameDay: optionalField(steps(), 'what needs a doctor the same day, one entry per paragraph'),
  sources: field(z.array(oneLine(40)).min(1), 'the keys of its sources', ['first-aid-2024']),
})

/** What to do in an emergency, and the words of people who need it: content/emergency.json. */
export const emergencySchema = z
  .strictObject({
    title: oneLine(60, 'the title of the page', 'When it is serious'),
    lead: oneLine(300, 'one or two sentences below it', 'What to do first, and for each sign.'),
    numbers: field(phoneNumbers(), 'the emergency numbers'),
    first: field(
      z.strictObject({
        title: oneLine(60, 'the title', 'First, whatever it is'),
        steps: field(steps(), 'what to do, one step per entry'),
      }),
      'what to do first in any emergency',
    ),
    sections: field(z.array(sectionSchema).min(1), 'the emergencies, most urgent first'),
    sameWords: field(
      z.array(z.array(oneLine(60)).min(2)),
      'lists of words that mean the same in a search; the first, a single word, stands for all of its list',
      [['not', 'cannot', 'unable']],
    ),
    harmless: field(
      z.array(oneLine(400)).max(10),
      'training terms that contain such words, written like them: at most ten, because each may hide an emergency',
      ['suicide sprint / suicide grip'],
    ),
    sources: field(
      z.array(
        z.strictObject({
          key: slug('its key', 'first-aid-2024'),
          who: oneLine(120, 'who published it', 'NHS'),
          title: oneLine(200, 'its title', 'Heart attack'),
          address: oneLine(300, 'its web address', 'https://www.nhs.uk/conditions/heart-attack/'),
        }),
      ),
      'where the advice comes from',
    ),
  })
  .meta({ title: 'Emergencies', description: 'what to do in an emergency' })

export type EmergencyText = z.infer<typeof emergencySchema>

/** What to do, with the words of people who need it first. */
export type EmergencyStep = EmergencyText['first']['steps'][number]

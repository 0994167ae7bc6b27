import { z } from 'zod'
import { unwrap } from '../../packages/content-validation'
import { kinds } from '../../src/content/kinds'
import type { Schema } from './form-value'
import { namedGroups } from './unions'

/** Labels of fields whose name in the files is not the word for them. */
const labels: Record<string, string> = {
  id: 'Address',
  slug: 'Address',
  'article.id': 'Number',
  'relatedWorkout.id': 'Plan',
  'sections.id': 'Part of the address',
  imageAlt: 'Picture in words',
  image: 'Picture',
  readTime: 'Time to read',
  writtenBy: 'Written by',
  relatedWorkout: 'Plan at the end',
  safety: 'Safety',
  summary: 'In short',
  next: 'Read next',
  'plan.next': 'Plans to do next',
  'plan.before': 'Plans to do first',
  suits: 'Goals that it suits',
  presumes: 'Experience it requires',
  unfitFor: 'Limits that it strains',
  entry: 'Ready for it?',
  rampUp: 'Ramp-up sets',
  rampUpLater: 'Ramp-up sets of later lifts',
  deloads: 'Deload weeks',
  tests: 'Test weeks',
  schedule: 'Reason for each week',
  reps: 'Repetitions',
  reserve: 'Repetitions in reserve',
  rpe: 'RPE',
  of: 'Percent of',
  lift: 'Lift that percent refers to',
  plus: 'Steps added to the percentage',
  start: 'How to find the first weight',
  every: 'A set starts every … seconds',
  others: 'Other rules',
  steps: 'Steps',
  'progression.every': 'Raise only every … weeks',
  'progression.on': 'Raise after',
  'progression.left': 'And left in reserve',
  'progression.times': 'Sessions in a row',
  'progression.from': 'From week',
  'progression.stays': 'Weeks at one weight',
  'progression.limit': 'Largest jump, in percent',
  'progression.climb': 'Repetitions before a larger jump',
  'progression.slow': 'Slower by … seconds',
  'progression.miss': 'After a set below the range',
  'progression.misses': 'After two such sessions',
  'progression.badDay': 'Percent off on a bad day',
  'progression.again': 'Repeat after … short sets',
  'progression.lighter': 'Percent off in deloads',
  'progression.steps': 'Steps to the next weight',
  'progression.accounts': 'One weight per',
  'progression.gap': 'After a break',
  'progression.stall': 'Without progress',
  'progression.correct': 'Weeks that find the weight',
  alsoCalled: 'Also called',
  pair: 'One weight in each hand',
  loaded: 'Weight',
  perSide: 'Per side',
  measure: 'Counted in',
  hardOn: 'Hard on',
  cues: 'What a coach calls out',
  easier: 'Easier versions',
  harder: 'Harder versions',
  instead: 'Replacements',
  sample: 'Sample',
  url: 'Web address',
  whatsapp: 'WhatsApp',
  extraTags: 'Extra tags',
  imageHost: 'Host of pictures',
  from: 'Old address',
  to: 'New address',
  certainty: 'How sure we are',
  notFor: 'Not for',
  now: 'What to do now',
  sameDay: 'What needs a doctor the same day',
  sameWords: 'Words that mean the same',
}

/** Words for one entry of a list, where taking the s off its label gives no word. */
const entries: Record<string, string> = {
  history: 'Change',
  entry: 'Check',
  schedule: 'Week',
  summary: 'Sentence',
  others: 'Rule',
  mission: 'Paragraph',
  text: 'Paragraph',
  ladder: 'Rung',
  warmUp: 'Warm-up',
  days: 'Days',
  muscles: 'Muscles',
  sameWords: 'List of words',
  'article.next': 'Article',
  'plan.next': 'Plan',
  'plan.before': 'Plan',
  first: 'Step',
  now: 'Step',
}

/** 'copyrightYear' becomes 'Copyright year'. */
const spelled = (name: string) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter))

const found = (words: Record<string, string>, name: string, group: string, kind: string) =>
  words[`${group}.${name}`] ?? words[`${kind}.${name}`] ?? words[name]

/** A field's label in the form. `group` is the field that holds it, if one does. */
export const labelOf = (name: string, group: string, kind: string) =>
  found(labels, name, group, kind) ?? spelled(name)

/** The word for one entry of a list. */
export function entryLabel(name: string, group: string, kind: string) {
  const label = labelOf(name, group, kind)
  return (
    found(entries, name, group, kind) ??
    (/[^s]s$/.test(label) ? label.replace(/ies$/, 'y').replace(/s$/, '') : label)
  )
}

/** 'sessions[0].exercises[4].reps' becomes ['sessions', 0, 'exercises', 4, 'reps']. */
const pathOf = (field: string) =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  )

/** 'Title' inside a sentence; 'RPE' stays. */
export const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Names a field as the form does: 'Session 1, exercise 5, repetitions'. */
export function fieldWords(field: string, kind: keyof typeof kinds): string {
  let schema: Schema | undefined = kinds[kind].schema
  let at: { name: string; group: string } = { name: kind, group: kind }
  const words: string[] = []
  for (const step of pathOf(field)) {
    const inner: Schema | undefined = schema && unwrap(schema)
    const rules = inner && namedGroups(inner)
    if (typeof step === 'number') {
      words[Math.max(0, words.length - 1)] = `${entryLabel(at.name, at.group, kind)} ${step + 1}`
      schema = inner instanceof z.ZodArray ? inner.element : undefined
    } else if (rules) {
      words.push(`“${step}”`)
      at = { name: at.group, group: kind }
      schema = rules
    } else {
      at = { name: step, group: words.length > 0 ? at.name : kind }
      words.push(labelOf(step, at.group, kind))
      schema = inner instanceof z.ZodObject ? (inner.shape[step] as Schema | undefined) : undefined
    }
  }
  return words.map((word, index) => (index > 0 ? lowerFirst(word) : word)).join(', ')
}

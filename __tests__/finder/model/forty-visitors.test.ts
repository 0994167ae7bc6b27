import { readFileSync } from 'node:fs'
import { type Answers, equipmentOf } from '../../../src/finder/model/answers'
import { answersToPlans } from '../../../src/finder/model/answers-to-plans'
import type { FinderData } from '../../../src/finder/model/plan-facts'
import type { Spare, Stand, Wish } from '../../../src/lib/vocabulary'

/** A made-up visitor and a coach's answer, written before the finder was. */
interface Visitor {
  who: string
  aim: string | null
  days: number | null
  minutes: number | null
  equipment: string[] | null
  level: 'never' | 'months' | 'year' | 'strong' | null
  spare: Spare[]
  right: string[]
  wrong: { plan: string }[]
  none: boolean
  nearest: string | null
}

const frozen = (name: string) =>
  JSON.parse(readFileSync(`__tests__/support/finder/${name}.json`, 'utf8'))

/** The plans and the library as they were when the visitors were judged. */
const data: FinderData = frozen('plans')
const visitors: Visitor[] = frozen('visitors')

const wishes: Record<string, Wish> = {
  'mobility/feel better': 'feel better',
  'fat loss': 'lose weight',
}

const stands: Record<string, Stand> = {
  never: 'new',
  months: 'months',
  year: 'a year',
  strong: 'tested',
}

/** The visitors' words for what the form offers; what it does not ask for, such as a mat, is left out. */
const pieces: Record<string, string[]> = {
  'full gym': ['gym'],
  'light barbell': ['barbell'],
  'small plates': ['plate'],
  'leg press': ['machine'],
  'chest press': ['machine'],
  'leg curl machine': ['machine'],
  row: ['machine'],
  'shoulder press': ['machine'],
  'lat pulldown': ['machine'],
  'back extension': ['machine'],
  dumbbells: ['dumbbell'],
  'one pair of dumbbells': ['dumbbell'],
  'two pairs of dumbbells': ['dumbbell'],
  'adjustable dumbbells': ['dumbbell'],
  kettlebells: ['kettlebell'],
  'exercise bike': ['bike'],
  'running shoes': ['shoes'],
  'walking shoes': ['shoes'],
  bands: ['band'],
  towels: ['towel'],
  'bench with low uprights': ['bench', 'bench uprights'],
  blocks: ['box'],
}

const answersOf = ({ aim, days, minutes, equipment, level, spare }: Visitor): Answers => ({
  wish: aim === null ? undefined : (wishes[aim] ?? (aim as Wish)),
  days: days ?? undefined,
  minutes: minutes ?? undefined,
  equipment: equipment
    ? equipmentOf(equipment.flatMap((word) => pieces[word] ?? [word]))
    : undefined,
  stand: level === null ? undefined : stands[level],
  spare,
})

const judged = visitors.map((visitor) => {
  const { fitting, nearest } = answersToPlans(answersOf(visitor), data)
  const shown = [...fitting, ...(nearest ? [nearest] : [])].map(({ plan }) => plan.planId)
  return {
    who: visitor.who,
    isRight: visitor.none
      ? nearest?.plan.planId === visitor.nearest
      : fitting.length > 0 && visitor.right.includes(shown[0] ?? ''),
    wrong: shown.filter((id) => visitor.wrong.some(({ plan }) => plan === id)),
  }
})

test('38 of 40 visitors get first what a coach would give them', () => {
  expect(judged).toHaveLength(40)
  const missed = judged.filter(({ isRight }) => !isRight).map(({ who }) => who)
  expect(missed.slice(2)).toEqual([])
})

test('no visitor is shown a plan that a coach calls wrong for them', () => {
  expect(judged.filter(({ wrong }) => wrong.length > 0)).toEqual([])
})

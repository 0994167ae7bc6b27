import { readFileSync } from 'node:fs'
import type { Answers } from '../../../src/finder/model/answers'
import type { FinderData } from '../../../src/finder/model/finder-plan'
import { answersToPlans } from '../../../src/finder/model/score-plan'
import type { Experience, Goal, Limitation } from '../../../src/lib/vocabulary'
import { expandEquipment } from '../../../src/plan/model/owned-equipment'

/** A made-up visitor and a coach's answer, written before the finder existed. */
interface Visitor {
  who: string
  aim: string | null
  days: number | null
  minutes: number | null
  equipment: string[] | null
  level: 'never' | 'months' | 'year' | 'strong' | null
  spare: Limitation[]
  right: string[]
  wrong: { plan: string }[]
  none: boolean
  nearest: string | null
}

const visitors: Visitor[] = JSON.parse(
  readFileSync('__tests__/support/finder/visitors.json', 'utf8'),
)

const goalsByAim: Record<string, Goal> = {
  'mobility/feel better': 'feel better',
  'fat loss': 'lose weight',
}

const stands: Record<string, Experience> = {
  never: 'new',
  months: 'months',
  year: 'a year',
  strong: 'tested',
}

/** Maps visitors' words to the form's options; leaves out what the form doesn't ask, such as a mat. */
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
  goal: aim === null ? undefined : (goalsByAim[aim] ?? (aim as Goal)),
  days: days ?? undefined,
  minutes: minutes ?? undefined,
  equipment: equipment
    ? expandEquipment(equipment.flatMap((word) => pieces[word] ?? [word]))
    : undefined,
  experience: level === null ? undefined : stands[level],
  limitations: spare,
})

/** Returns each visitor's results, whether a right plan comes first, and which results are wrong. */
export const judgeFinder = (data: FinderData) =>
  visitors.map((visitor) => {
    const { fitting, nearest } = answersToPlans(answersOf(visitor), data)
    const shown = [...fitting, ...nearest].map(({ plan }) => plan.planId)
    return {
      who: visitor.who,
      shown,
      isRight: visitor.none
        ? nearest[0]?.plan.planId === visitor.nearest
        : fitting.length > 0 && visitor.right.includes(shown[0] ?? ''),
      wrong: shown.filter((id) => visitor.wrong.some(({ plan }) => plan === id)),
    }
  })

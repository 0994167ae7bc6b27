/**
 * What the plan `by-hand-intermediate` prescribes in each session, computed by hand, and what the test's
 * trainee then does. packages/progression/next has the rules. The bar weighs 20 kg; barbells go up in steps of 2.5 kg,
 * dumbbells in 2 kg, machines in 5 kg.
 */
export interface SetDone {
  /** Typed if it differs from the proposal. */
  load?: number
  amount?: number
  left?: number
}

/** One exercise of a session: the proposal and what is done. */
export interface ByHand {
  title: string
  /** Proposed weight of the first set: '' if the trainee must choose, undefined without a weight. */
  load: string | undefined
  /** Proposed amounts of the two sets. */
  amounts: readonly [string, string]
  sets: readonly [SetDone, SetDone] | 'skip'
  /** Its substitute, for today or from now on; `sets` are then the substitute's. */
  swap?: { to: string; isForGood: boolean }
}

const BENCH = 'Barbell bench press'
const PUSH_UP = 'Push-up'
const HARDER = 'Tempo push-up'
const PLANK = 'Plank'
const SQUAT = 'Back squat'
const DEADLIFT = 'Deadlift'
const PRESS = 'Leg press'
const GOBLET = 'Goblet squat'
const SPLIT = 'Split squat'

const as = { amount: undefined } as object
const reps = (first: number, second: number): [SetDone, SetDone] => [
  { amount: first },
  { amount: second },
]
const asProposed: [SetDone, SetDone] = [as, as]
const plank = (seconds: string): ByHand => ({
  title: PLANK,
  load: undefined,
  amounts: [seconds, seconds],
  sets: asProposed,
})

/** All sixteen sessions, in order: Monday and Thursday of each week. */
export const byHand: readonly (readonly ByHand[])[] = [
  // Week 1. Squat: 70 % of 100 kg.
  [
    { title: BENCH, load: '', amounts: ['6', '6'], sets: [{ load: 60, amount: 8 }, { amount: 8 }] },
    { title: PUSH_UP, load: '', amounts: ['8', '8'], sets: reps(8, 8) },
    plank('20'),
  ],
  [
    { title: SQUAT, load: '70', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '', amounts: ['5', '5'], sets: [{ load: 100 }, as] },
    { title: PRESS, load: '', amounts: ['10', '10'], sets: [{ load: 120 }, { left: 2 }] },
    {
      title: GOBLET,
      load: '',
      amounts: ['8', '8'],
      sets: [{ load: 20, amount: 12 }, { amount: 12 }],
    },
  ],
  // Week 2. Bench: all at 8, 60 + 2.5. Deadlift: 100 + 5. Leg press: left as prescribed. Goblet: the plan's dumbbell step of 4 kg.
  [
    { title: BENCH, load: '62.5', amounts: ['6', '6'], sets: reps(7, 6) },
    { title: PUSH_UP, load: '', amounts: ['9', '9'], sets: reps(10, 10) },
    plank('20'),
  ],
  [
    { title: SQUAT, load: '72.5', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '105', amounts: ['5', '5'], sets: asProposed },
    { title: PRESS, load: '120', amounts: ['10', '10'], sets: [as, { left: 4 }] },
    { title: GOBLET, load: '24', amounts: ['8', '8'], sets: reps(8, 9) },
  ],
  // Week 3. Bench: 7 and 6 of 8, one more rep each. Push-up: the harder version, from the bottom. Leg press: 4 left of 2, 120 × (1 + 14 ÷ 30) ÷ (1 + 12 ÷ 30) = 125.7, so 125.
  [
    { title: BENCH, load: '62.5', amounts: ['8', '7'], sets: reps(8, 8) },
    { title: HARDER, load: '', amounts: ['8', '8'], sets: reps(8, 8) },
    plank('25'),
  ],
  [
    { title: SQUAT, load: '75', amounts: ['5', '5'], sets: reps(5, 4) },
    { title: DEADLIFT, load: '110', amounts: ['5', '5'], sets: reps(5, 4) },
    { title: PRESS, load: '125', amounts: ['10', '10'], sets: asProposed },
    {
      title: GOBLET,
      load: '24',
      amounts: ['9', '10'],
      swap: { to: SPLIT, isForGood: true },
      sets: [{ load: 10, amount: 8 }, { amount: 8 }],
    },
  ],
  // Week 4. Squat: a missed rep, so 77.5 % of 95 = 73.6. Deadlift: missed once, the same. Split squat: has its own history.
  [
    { title: BENCH, load: '65', amounts: ['6', '6'], sets: reps(6, 5) },
    { title: HARDER, load: '', amounts: ['9', '9'], sets: 'skip' },
    plank('25'),
  ],
  [
    { title: SQUAT, load: '72.5', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '110', amounts: ['5', '5'], sets: reps(4, 4) },
    { title: PRESS, load: '125', amounts: ['10', '10'], sets: [as, { amount: 8, left: 0 }] },
    { title: SPLIT, load: '10', amounts: ['9', '9'], sets: reps(12, 12) },
  ],
  // Week 5, lighter, with no more reps than in week 4. Bench 0.9 × 65 = 58.5. Squat: week 4 was full, which ended the cut, so 60 % of 100. Deadlift 0.9 × 110 = 99. Leg press 0.9 × 125 = 112.5, halfway, so the smaller cut. Split squat: the weight comes on top of the body's, so a step of 5.
  [
    { title: BENCH, load: '57.5', amounts: ['5', '5'], sets: asProposed },
    // Neither weight nor sets get less, so a fifth of the 8 of week 3 does; week 4 was skipped.
    { title: HARDER, load: '', amounts: ['6', '6'], sets: asProposed },
    plank('20'),
  ],
  [
    { title: SQUAT, load: '60', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '100', amounts: ['4', '4'], sets: asProposed },
    { title: PRESS, load: '115', amounts: ['8', '8'], sets: asProposed },
    { title: SPLIT, load: '5', amounts: ['8', '8'], sets: asProposed },
  ],
  // Week 6: week 5 doesn't count. Bench: missed once in week 4. Squat 80 % of 100. Deadlift: missed in weeks 3 and 4, 0.9 × 110. Leg press: 8 + 0 against 10 + 2, 125 × (1 + 8 ÷ 30) ÷ (1 + 12 ÷ 30) = 113.1, so 115. Split squat: 10 + 5.
  [
    { title: BENCH, load: '65', amounts: ['6', '6'], sets: reps(5, 5) },
    { title: HARDER, load: '', amounts: ['9', '9'], sets: reps(9, 9) },
    plank('30'),
  ],
  [
    { title: SQUAT, load: '80', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '100', amounts: ['5', '5'], sets: asProposed },
    { title: PRESS, load: '115', amounts: ['10', '10'], sets: asProposed },
    { title: SPLIT, load: '15', amounts: ['8', '8'], sets: reps(12, 12) },
  ],
  // Week 7. Bench: missed in weeks 4 and 6, 0.9 × 65 = 58.5. Squat 82.5 % of 100.
  [
    { title: BENCH, load: '57.5', amounts: ['6', '6'], sets: reps(8, 8) },
    { title: HARDER, load: '', amounts: ['10', '10'], sets: asProposed },
    plank('30'),
  ],
  [
    { title: SQUAT, load: '82.5', amounts: ['5', '5'], sets: asProposed },
    {
      title: DEADLIFT,
      load: '105',
      amounts: ['5', '5'],
      swap: { to: 'Dumbbell Romanian deadlift', isForGood: false },
      sets: [{ load: 30 }, as],
    },
    { title: PRESS, load: '115', amounts: ['10', '10'], sets: [as, { left: 3 }] },
    { title: SPLIT, load: '20', amounts: ['8', '8'], sets: asProposed },
  ],
  // Week 8. Squat 85 % of 100. Deadlift: week 7 was another exercise, so 100 + 5. Leg press: 115 × (1 + 13 ÷ 30) ÷ (1 + 12 ÷ 30) = 117.7, so 115.
  [
    { title: BENCH, load: '60', amounts: ['6', '6'], sets: asProposed },
    // All at 10 on the last rung.
    { title: HARDER, load: '', amounts: ['10', '10'], sets: asProposed },
    plank('30'),
  ],
  [
    { title: SQUAT, load: '85', amounts: ['5', '5'], sets: asProposed },
    { title: DEADLIFT, load: '105', amounts: ['5', '5'], sets: asProposed },
    { title: PRESS, load: '115', amounts: ['10', '10'], sets: asProposed },
    { title: SPLIT, load: '20', amounts: ['9', '9'], sets: asProposed },
  ],
]

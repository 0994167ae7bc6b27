/** Weekdays, Monday first, as in content and on pages. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Equipment of exercises. A mat is never listed. */
export const equipmentWords = [
  'barbell',
  'EZ bar',
  'rack',
  'bench uprights',
  'safety bars',
  'bench',
  'plate',
  'dumbbell',
  'kettlebell',
  'cable station',
  'machine',
  'pull-up bar',
  'rings',
  'parallettes',
  'band',
  'box',
  'chair',
  'table',
  'wall',
  'backpack',
  'towel',
  'jump rope',
  'battle ropes',
  'bike',
  'rower',
  'shoes',
] as const

/** Splits an equipment entry into its alternatives: 'dumbbell or kettlebell'. */
export const piecesOf = (entry: string) => entry.split(' or ')

/** Muscles, from the shoulders down. Exercises name them, and plans count their sets. */
export const muscles = [
  'chest',
  'shoulders',
  'rear shoulders',
  'upper back',
  'lats',
  'lower back',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'hip flexors',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'calves',
] as const
export type Muscle = (typeof muscles)[number]

/** Units of a set. */
export const measures = ['reps', 'seconds', 'meters', 'minutes'] as const
export type Measure = (typeof measures)[number]

/** Whether an exercise takes a weight, may add one, or takes only the body's. */
export const loadTypes = ['weight', 'added', 'body'] as const
export type LoadType = (typeof loadTypes)[number]

/** Units of weight. The first is the default. */
export const units = ['kg', 'lb'] as const
export type Unit = (typeof units)[number]

/** Plan categories, in filter order (spec section 9). */
export const categories = [
  'Full Body',
  'Calisthenics',
  'Gym',
  'Home',
  'Weight Loss',
  'Mass Gain',
] as const
export type Category = (typeof categories)[number]

/** Plan levels, easiest first (spec section 9). */
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof levels)[number]

/** Article categories (spec section 3). */
export const articleCategories = ['Nutrition', 'Training', 'Recovery', 'Health'] as const

/** Article tags. `extraTags` in content/site.json adds more. */
export const tags = [
  'Nutrition',
  'Science',
  'Myths',
  'Sleep',
  'Recovery',
  'Performance',
  'Cardio',
  'Strength Training',
  'Balance',
  'Meal Prep',
  'Healthy Eating',
  'Functional Fitness',
  'Movement',
  'Daily Life',
  'Hydration',
  'Injury Prevention',
  'Safety',
  'Muscle Building',
  'Hypertrophy',
  'Supplements',
] as const

/** Training aims of plans. */
export const aims = ['strength', 'muscle', 'endurance', 'skill', 'habit'] as const

/** Goals a visitor can choose, in the finder's order. */
export const goals = [
  'feel better',
  'muscle',
  'strength',
  'lose weight',
  'endurance',
  'skill',
  'core',
] as const
export type Goal = (typeof goals)[number]

/** Training experience, least first. */
export const experienceLevels = ['new', 'months', 'a year', 'tested'] as const
export type Experience = (typeof experienceLevels)[number]

/** What a visitor may have to spare or avoid. */
export const limitations = ['knee', 'back', 'shoulder', 'wrist', 'jumping', 'noise'] as const
export type Limitation = (typeof limitations)[number]

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

/** Movement patterns, in the exercise library's order. */
export const patterns = [
  'squat',
  'lunge',
  'hinge',
  'push',
  'pull',
  'carry',
  'trunk',
  'isolation',
  'skill',
  'jump',
  'conditioning',
] as const

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

/** Household items. Lists show them, but plans assume that everyone has them. */
export const householdItems: readonly string[] = [
  'chair',
  'table',
  'wall',
  'towel',
  'shoes',
  'backpack',
]

/** Equipment setups, smallest first. Each plan needs one. */
export const kits = [
  'nothing',
  'dumbbells',
  'bar or rings',
  'barbell and rack',
  'gym machines',
] as const
export type Kit = (typeof kits)[number]

/** Session length filters, in minutes. */
export const minuteLimits = [30, 40, 50, 60] as const

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

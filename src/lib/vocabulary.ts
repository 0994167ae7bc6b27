/** Categories of plans, in the order in which filters show them (spec section 9). */
export const categories = [
  'Full Body',
  'Calisthenics',
  'Gym',
  'Home',
  'Weight Loss',
  'Mass Gain',
] as const
export type Category = (typeof categories)[number]

/** Levels of plans, easiest first (spec section 9). */
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof levels)[number]

/** Categories of articles (spec section 3). */
export const articleCategories = ['Nutrition', 'Training', 'Recovery', 'Health'] as const

/** Tags of articles. `extraTags` in content/site.json adds to them. */
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

/** What a plan trains for. */
export const aims = ['strength', 'muscle', 'endurance', 'skill', 'habit'] as const

/** What a visitor may want from a plan, in the order in which the finder asks. */
export const wishes = [
  'feel better',
  'muscle',
  'strength',
  'lose weight',
  'endurance',
  'skill',
  'core',
] as const
export type Wish = (typeof wishes)[number]

/** How much training someone has behind them, the least first. */
export const stands = ['new', 'months', 'a year', 'tested'] as const
export type Stand = (typeof stands)[number]

/** What someone may have to spare. */
export const spares = ['knee', 'back', 'shoulder', 'wrist', 'jumping', 'noise'] as const
export type Spare = (typeof spares)[number]

/** The days of the week as content and pages name them, Monday first. */
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

/** Kinds of movement, in the order in which the exercise library shows them. */
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

/** What an exercise may need. A mat is never listed. */
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

/** What every home has: it is named, and nobody has to look for it. */
export const atHand: readonly string[] = ['chair', 'table', 'wall', 'towel', 'shoes', 'backpack']

/** What plans can be trained with, the least first: each is trained with one of these. */
export const kits = [
  'nothing',
  'dumbbells',
  'bar or rings',
  'barbell and rack',
  'gym machines',
] as const
export type Kit = (typeof kits)[number]

/** How long a session may take, in minutes, as lists of plans ask. */
export const minuteLimits = [30, 40, 50, 60] as const

/** Muscles that an exercise names and sets are counted for, from the shoulders down. */
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

/** How a set of an exercise is counted. */
export const measures = ['reps', 'seconds', 'meters', 'minutes'] as const
export type Measure = (typeof measures)[number]

/** Units of weight, the first being what a site uses that names none. */
export const units = ['kg', 'lb'] as const
export type Unit = (typeof units)[number]

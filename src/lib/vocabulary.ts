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
export const limitations = [
  'knee',
  'back',
  'shoulder',
  'wrist',
  'balance',
  'jumping',
  'noise',
] as const
export type Limitation = (typeof limitations)[number]

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

/** The groups of links in the footer that may name pages of the brand's own. */
export const footerGroups = ['Quick Links', 'Look Up'] as const

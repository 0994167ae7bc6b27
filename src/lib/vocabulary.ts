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
export type ArticleCategory = (typeof articleCategories)[number]

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
export type Tag = (typeof tags)[number]

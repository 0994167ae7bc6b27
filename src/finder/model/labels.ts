import type { Experience, Goal } from '../../lib/vocabulary'

export const goalLabels: Record<Goal, string> = {
  'feel better': 'Feel and move better',
  muscle: 'Build muscle',
  strength: 'Get stronger',
  'lose weight': 'Lose weight',
  endurance: 'Last longer',
  skill: 'Learn a skill such as a pull-up',
  core: 'Strengthen your core',
}

export const experienceLabels: Record<Experience, string> = {
  new: 'Never, or not for years',
  months: 'A few months',
  'a year': 'A year or more, steadily',
  tested: 'Years, with strong lifts or skills I have tested',
}

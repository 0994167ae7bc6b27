import type { Experience, Goal, Limitation } from '../../lib/vocabulary'

export const goalLabels: Record<Goal, string> = {
  'feel better': 'Feel and move better',
  muscle: 'Build muscle',
  strength: 'Get stronger',
  'lose weight': 'Lose weight',
  endurance: 'Build stamina',
  skill: 'Learn a skill such as a pull-up',
  core: 'Strengthen your core',
}

export const experienceLabels: Record<Experience, string> = {
  new: 'Never, or not for years',
  months: 'A few months',
  'a year': 'A year or more, steadily',
  tested: 'Years, with strong lifts or skills I have tested',
}

export const limitationLabels: Record<Limitation, string> = {
  knee: 'Knee',
  back: 'Back',
  shoulder: 'Shoulder',
  wrist: 'Wrist',
  balance: 'Unsteady or past sixty',
  jumping: 'No jumping',
  noise: 'Must be quiet',
}

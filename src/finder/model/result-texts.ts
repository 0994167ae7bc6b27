import { joinWithAnd, pluralize, uncapitalize } from '../../../packages/basics'
import type { Experience, Limitation } from '../../lib/vocabulary'
import { gearOf, isSameGear } from '../../plan/model/gear'
import { gymPieces } from '../../plan/model/owned-equipment'
import { strainTexts } from '../../plan/model/spared-parts'
import type { Answers } from './answers'
import type { ExerciseChange } from './exercise-changes'
import type { FinderPlan } from './finder-plan'
import { experienceLabels, goalLabels, limitationLabels } from './labels'
import { isWithin, type Miss, ownLimits, type ScoredPlan } from './score-plan'

/** What a plan without such exercises is. */
const freeTexts: Partial<Record<Limitation, string>> = {
  knee: 'Nothing in it is hard on the knee',
  back: 'Nothing in it is hard on the back',
  shoulder: 'Nothing in it is hard on the shoulder',
  wrist: 'Nothing in it is hard on the wrist',
  jumping: 'No jumping',
  noise: 'Quiet',
}

const limitsText = (parts: readonly Limitation[]) =>
  parts.map((part) => uncapitalize(limitationLabels[part])).join(', ')

const daysText = (days: number) => `${pluralize(days, 'day')} a week`

function minutesRange({ minutes, leastMinutes }: FinderPlan): string {
  const most = Math.max(...minutes)
  return `${leastMinutes === most ? '' : `${leastMinutes} to `}${most} minutes`
}

/** Words a plan's sessions as its card does, and which weeks go over the minutes that a visitor has. */
function minutesText(plan: FinderPlan, has: number | undefined): string {
  const { minutes } = plan
  const range = `${minutesRange(plan)} a session`
  const within = has ? minutes.filter((length) => isWithin(length, has)).length : minutes.length
  if (within === minutes.length) return range
  return `${range}; ${within} of its ${minutes.length} weeks ${within === 1 ? 'fits' : 'fit'} your ${has}`
}

/** Whom a plan is for, for visitors who didn't say how long they have trained. */
const presumesTexts: Record<Experience, string[]> = {
  new: [],
  months: ['For those who have trained for a few months'],
  'a year': ['For those who have trained for a year or more'],
  tested: ['For those with years of training behind them'],
}

/** Words a plan's equipment; after an answer, what a visitor has of it and what not. */
function needsTexts({ exercises, changes }: ScoredPlan, { equipment }: Answers): string[] {
  const gear = gearOf(exercises)
  if (gear.length === 0) return ['Needs only household items']
  if (!equipment) return [`Needs: ${gear.join(', ')}`]
  const missing = gear.filter((entry) =>
    changes.some((change) => change.missing.some((piece) => isSameGear(piece, entry))),
  )
  const owned = gear.filter((entry) => !missing.includes(entry))
  return [
    ...(owned.length > 0 ? [`You have what it needs: ${owned.join(', ')}`] : []),
    ...(missing.length > 0 ? [`You also need: ${missing.join(', ')}, or the changes below`] : []),
  ]
}

/** Joins a plan's goals after `start`, or returns []. Skill goes last: its label ends in an example. */
function helpText(start: string, { suits }: FinderPlan): string[] {
  const last = [...suits].sort((a, b) => Number(a === 'skill') - Number(b === 'skill'))
  return suits.length > 0
    ? [start + joinWithAnd(last.map((goal) => uncapitalize(goalLabels[goal])))]
    : []
}

export function reasonsOf(scored: ScoredPlan, answers: Answers): string[] {
  const { plan, changes, misses } = scored
  const { goal, days, limitations } = answers
  const servesRelatedAim =
    goal && !plan.suits.includes(goal) && misses.every(({ kind }) => kind !== 'goal')
  const hard = changes.flatMap(({ hardOn }) => hardOn)
  const own = ownLimits(plan, answers)
  return [
    ...(own.length > 0 ? [`Made for your limits: ${limitsText(own)}`] : []),
    ...helpText('Helps you ', plan).map(
      (text) => text + (servesRelatedAim ? '; good for your goal too' : ''),
    ),
    ...(answers.experience ? [] : presumesTexts[plan.presumes]),
    days && days > plan.days ? `${plan.days} of your ${days} days` : daysText(plan.days),
    minutesText(plan, answers.minutes),
    ...needsTexts(scored, answers),
    ...limitations
      .filter((part) => !hard.includes(part) && !plan.unfitFor.includes(part))
      .flatMap((part) => freeTexts[part] ?? []),
  ]
}

/** Returns why an exercise has to change: 'no bench', 'hard on the knee'. */
export const changeReason = ({ missing, hardOn }: ExerciseChange) =>
  [...missing.map((piece) => `no ${piece}`), ...hardOn.map((part) => strainTexts[part])].join(', ')

/** Says why a plan doesn't fit, and what to do about it. */
export function missText(
  miss: Miss,
  { plan, exercises, changes }: ScoredPlan,
  answers: Answers,
): string {
  switch (miss.kind) {
    case 'days': {
      const isOnce = plan.turns > 1 && plan.turns <= (answers.days ?? 0)
      const turns = isOnce ? `: each of its ${plan.turns} comes up once a week` : ''
      return `It takes ${daysText(plan.days)}, and you have ${answers.days}. Do its sessions in turn on the days you have${turns}; it takes longer to finish.`
    }
    case 'minutes':
      return `Its sessions take ${minutesRange(plan)}, and you have ${answers.minutes}. In training, “Short on Time” says what to leave out first.`
    case 'later':
      return `It begins with about your ${answers.minutes} minutes, and grows. On longer days, “Short on Time” in training says what to leave out.`
    case 'ahead':
      return 'It expects more training than you have done: start once you pass “Ready for it?”.'
    case 'outgrown':
      return 'It is for beginners: you may outgrow it soon.'
    case 'idle':
      return 'It uses none of your equipment.'
    case 'purpose':
      return `It is made for other limits: ${limitsText(plan.madeFor ?? [])}.`
    case 'goal':
      return `${['It has a different goal', ...helpText('it helps you ', plan)].join(': ')}.`
    case 'equipment':
      return `You have no ${miss.pieces.join(' or ')} for ${changes.filter(({ missing }) => missing.length > 0).length} of its ${exercises.length} exercises.`
    case 'limitations': {
      const isPain = miss.parts.some((part) => !['balance', 'jumping', 'noise'].includes(part))
      const advice = isPain ? 'Have the pain checked first, and skip' : 'Skip or replace'
      return `Parts of it are ${miss.parts.map((part) => strainTexts[part]).join(', ')}. ${advice} those exercises.`
    }
  }
}

/** Lists a visitor's equipment; a full gym is summarized. */
function ownedText(equipment: readonly string[]): string {
  const isGym = gymPieces.every((piece) => equipment.includes(piece))
  const pieces = isGym
    ? ['a full gym', ...equipment.filter((piece) => !gymPieces.includes(piece))]
    : equipment
  return pieces.length > 0 ? `with ${pieces.join(', ')}` : 'without equipment'
}

/** Sums up the answers as the visitor would tell the coach. */
export function answersText(answers: Answers): string {
  const { goal, days, minutes, equipment, experience, limitations } = answers
  return [
    goal && uncapitalize(goalLabels[goal]),
    days && daysText(days),
    minutes && `${minutes} minutes`,
    equipment && ownedText(equipment),
    experience && `training so far: ${uncapitalize(experienceLabels[experience])}`,
    limitations.length > 0 && `limits: ${limitsText(limitations)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Returns the message to the coach for when no plan fits. */
export const coachMessage = (answers: Answers, nearest: ScoredPlan) =>
  [
    `Hi, no plan fits what I want: ${answersText(answers)}.`,
    `The closest is ${nearest.plan.title}. ${nearest.misses.map((miss) => missText(miss, nearest, answers)).join(' ')}`,
    'What would you do?',
  ].join('\n\n')

import type { Spare } from '../../lib/vocabulary'
import { gearOf } from '../../plan/model/gear'
import { type Answers, gymPieces } from './answers'
import type { Bend } from './bends'
import { type Fit, type Miss, usualMinutes } from './fit'
import { standLabels, wishLabels } from './labels'

const spareTexts: Record<Spare, { free: string; hard: string }> = {
  knee: { free: 'Nothing in it is hard on the knee', hard: 'hard on the knee' },
  back: { free: 'Nothing in it is hard on the back', hard: 'hard on the back' },
  shoulder: { free: 'Nothing in it is hard on the shoulder', hard: 'hard on the shoulder' },
  wrist: { free: 'Nothing in it leans on the wrist', hard: 'hard on the wrist' },
  jumping: { free: 'No jumping', hard: 'jumping or running' },
  noise: { free: 'Quiet', hard: 'loud' },
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const listed = (texts: readonly string[]) => texts.join(', ')
const dayCount = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} a week`

/** Returns how long the longest session of a week takes. */
function minutesText(minutes: readonly number[]): string {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  return least === most
    ? `Up to ${most} minutes a session`
    : `${least} to ${most} minutes for the longest session of a week`
}

/** Returns what a plan needs, in the words of its page for those who lack some of it. */
function needsOf({ exercises }: Fit): string {
  const gear = gearOf(exercises)
  return gear.length > 0 ? `Takes: ${listed(gear)}` : 'Takes nothing but what every home has'
}

/** Returns what speaks for a plan, in its own facts. */
export function reasonsOf(fit: Fit, answers: Answers): string[] {
  const { plan, bends } = fit
  const { wish, days, spare } = answers
  const suits = plan.suits.map((one) => lower(wishLabels[one]))
  const own = suits.join(' and ') || 'its own aim'
  const hard = bends.flatMap(({ hardOn }) => hardOn)
  return [
    wish && !plan.suits.includes(wish)
      ? `Made to ${own}; good for your aim too`
      : `Made to ${own}`.replace('Made to a ', 'Made for a '),
    days && days > plan.days ? `${plan.days} of your ${days} days` : dayCount(plan.days),
    minutesText(plan.minutes),
    needsOf(fit),
    ...spare
      .filter((part) => !hard.includes(part) && !plan.unfitFor.includes(part))
      .map((part) => spareTexts[part].free),
  ]
}

/** Returns why an exercise has to change: 'no bench', 'hard on the knee'. */
export const whyBent = ({ missing, hardOn }: Bend) =>
  listed([...missing.map((piece) => `no ${piece}`), ...hardOn.map((part) => spareTexts[part].hard)])

/** Returns why a plan does not fit, and what one can do about it. */
export function missText(miss: Miss, { plan, exercises, bends }: Fit, answers: Answers): string {
  switch (miss.kind) {
    case 'days': {
      const isOnce = plan.turns <= (answers.days ?? 0)
      const turns = isOnce ? `: each of its ${plan.turns} comes once a week` : ''
      return `It asks for ${dayCount(plan.days)}, and you have ${answers.days}. Do its sessions in turn on the days you have${turns}; it takes longer to finish.`
    }
    case 'minutes':
      return `In a usual week its longest session takes ${usualMinutes(plan)} minutes, and you have ${answers.minutes}. Do the first half on one day and the second half on the next.`
    case 'ahead':
      return 'It presumes more training than you have: start when you pass “Ready for it?”.'
    case 'outgrown':
      return 'It is for beginners: expect to be through with it soon.'
    case 'idle':
      return 'It uses nothing of what you have to train with.'
    case 'wish':
      return `It has another aim: ${plan.suits.map((one) => lower(wishLabels[one])).join(' and ')}.`
    case 'equipment':
      return `You have no ${listed(miss.pieces)}, for ${bends.filter(({ missing }) => missing.length > 0).length} of its ${exercises.length} exercises.`
    case 'spare':
      return `Parts of it are ${listed(miss.parts.map((part) => spareTexts[part].hard))}. Have somebody look at what hurts first, and leave those exercises out.`
  }
}

/** Returns the equipment someone has: a full gym is one word. */
function equipmentText(equipment: readonly string[]): string {
  const isGym = gymPieces.every((piece) => equipment.includes(piece))
  const pieces = isGym
    ? ['a full gym', ...equipment.filter((piece) => !gymPieces.includes(piece))]
    : equipment
  return pieces.length > 0 ? `with ${listed(pieces)}` : 'without equipment'
}

/** Returns the answers as a visitor would say them to the coach. */
export function answersText({ wish, days, minutes, equipment, stand, spare }: Answers): string {
  return [
    ...(wish ? [lower(wishLabels[wish])] : []),
    ...(days ? [dayCount(days)] : []),
    ...(minutes ? [`${minutes} minutes`] : []),
    ...(equipment ? [equipmentText(equipment)] : []),
    ...(stand ? [`training so far: ${lower(standLabels[stand])}`] : []),
    ...(spare.length > 0 ? [`to spare: ${listed(spare)}`] : []),
  ].join('; ')
}

/** Returns the message to the coach that is typed in already where no plan fits. */
export const messageOf = (answers: Answers, nearest: Fit | undefined) =>
  [
    `Hi, no plan fits what I look for: ${answersText(answers)}.`,
    ...(nearest
      ? [
          `The nearest is ${nearest.plan.title}. ${nearest.misses.map((miss) => missText(miss, nearest, answers)).join(' ')}`,
        ]
      : []),
    'What would you do?',
  ].join('\n\n')

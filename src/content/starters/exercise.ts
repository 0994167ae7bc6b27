import type { Exercise } from '../schema/exercise'

/** What a new exercise says until its author replaces it; nothing of it may be published. */
export const exerciseStarter = {
  step: 'Say here how it starts: where one stands, what one holds, where the feet are.',
  cue: 'A few words, as one calls them out',
  sign: 'What one sees or feels when it goes wrong',
} as const

/** Returns the text of a new exercise's file: a draft that passes the content check. */
export function exerciseText({ id, title }: Pick<Exercise, 'id' | 'title'>): string {
  const exercise: Exercise = {
    id,
    title,
    draft: true,
    pattern: 'squat',
    equipment: [],
    loaded: 'body',
    muscles: { main: ['quads'], helping: ['glutes'] },
    measure: 'reps',
    level: 'Beginner',
    steps: [exerciseStarter.step, 'Say what moves first, and where to.', 'Say where it ends.'],
    cues: [exerciseStarter.cue, 'Two to four of them'],
    mistakes: [
      { sign: exerciseStarter.sign, change: 'What to do about it.' },
      { sign: 'A second sign', change: 'What to change.' },
    ],
    easier: [],
    harder: [],
    instead: [],
  }
  return `${JSON.stringify(exercise, null, 2)}\n`
}

/**
 * Returns the figure that a new exercise starts with: a standing person, twice, whose limbs have
 * the lengths that all figures share (docs/figures.md). An author draws by turning them about their
 * joints.
 */
export function exerciseFigure(): string {
  const person = [
    '<path class="floor" stroke="currentColor" stroke-width="3" d="M8 150H152"/>',
    '<path class="body" stroke="currentColor" stroke-width="11" d="M76 58V90V117V143H88M76 58V78V98"/>',
    '<circle class="head" fill="currentColor" cx="76" cy="38" r="10"/>',
  ]
  const group = (id: string, place = '') =>
    [`  <g id="${id}"${place}>`, ...person.map((shape) => `    ${shape}`), '  </g>'].join('\n')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    group('start'),
    group('end', ' transform="translate(160)"'),
    '</svg>\n',
  ].join('\n')
}

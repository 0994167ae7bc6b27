import type { Exercise } from '../../content/schema/exercise'
import {
  equipmentText,
  exerciseLabel,
  loadText,
  measureText,
} from '../../exercises/model/exercise-words'
import { exercisePath } from '../../lib/paths'
import { listOf } from './lists'

/** Returns an exercise as markdown: all words of its page. Takes the titles of all exercises by id. */
export function exerciseMarkdown(
  exercise: Exercise,
  titles: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const { title, alsoCalled, steps, cues, mistakes, safety } = exercise
  const { main, helping } = exercise.muscles
  const ways = (name: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [
          `## ${name}`,
          listOf(ids.map((id) => `[${titles.get(id) ?? id}](${siteUrl}${exercisePath(id)}.md)`)),
        ]
  const sections = [
    `# ${title}`,
    ...(alsoCalled ? [`Also called ${alsoCalled.join(', ')}.`] : []),
    listOf([
      `Movement: ${exerciseLabel(exercise.pattern)}`,
      `From level: ${exercise.level}`,
      `Equipment: ${equipmentText(exercise.equipment, exercise.pair)}`,
      `Load: ${loadText(exercise.loaded)}`,
      `Counted in: ${measureText(exercise.measure, exercise.perSide)}`,
      `Muscles: ${main.join(', ')}${helping.length > 0 ? `; helping ${helping.join(', ')}` : ''}`,
      `Page: ${siteUrl}${exercisePath(exercise.id)}`,
    ]),
    '## How to do it',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    '## Cues',
    listOf(cues),
    '## What goes wrong',
    listOf(mistakes.map(({ sign, change }) => `${sign} ${change}`)),
    ...(safety ? ['## Stay safe', safety] : []),
    ...ways('Easier', exercise.easier),
    ...ways('Harder', exercise.harder),
    ...ways('Instead', exercise.instead),
  ]
  return `${sections.join('\n\n')}\n`
}

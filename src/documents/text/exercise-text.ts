import type { Exercise } from '../../content/schema/exercise'
import {
  equipmentText,
  exerciseLabel,
  loadTypeText,
  measureText,
} from '../../exercises/model/exercise-labels'
import { exercisePath } from '../../lib/paths'
import { markdownList } from './markdown-list'

/** An exercise as markdown: all text of its page. `titles` holds all exercise titles by id. */
export function exerciseMarkdown(
  exercise: Exercise,
  titles: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const { title, alsoCalled, steps, cues, mistakes, safety } = exercise
  const { main, helping } = exercise.muscles
  const linkSection = (name: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [
          `## ${name}`,
          markdownList(ids.map((id) => `[${titles.get(id)}](${siteUrl}${exercisePath(id)}.md)`)),
        ]
  const sections = [
    `# ${title}`,
    ...(alsoCalled ? [`Also called ${alsoCalled.join(', ')}.`] : []),
    markdownList([
      `Movement: ${exerciseLabel(exercise.pattern)}`,
      `Minimum level: ${exercise.level}`,
      `Equipment: ${equipmentText(exercise.equipment, exercise.pair)}`,
      `Load: ${loadTypeText(exercise.loaded)}`,
      `Measured in: ${measureText(exercise.measure, exercise.perSide)}`,
      `Muscles: ${main.join(', ')}${helping.length > 0 ? `; helping ${helping.join(', ')}` : ''}`,
      `Page: ${siteUrl}${exercisePath(exercise.id)}`,
    ]),
    '## How to do it',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    '## Cues',
    markdownList(cues),
    '## What goes wrong',
    markdownList(mistakes.map(({ sign, change }) => `${sign} ${change}`)),
    ...(safety ? ['## Stay safe', safety] : []),
    ...linkSection('Easier', exercise.easier),
    ...linkSection('Harder', exercise.harder),
    ...linkSection('Instead', exercise.instead),
  ]
  return `${sections.join('\n\n')}\n`
}

import type { WeekLine } from './week'

/** Returns what else there is to know of a line, in sentences: 'Tempo 3-1-1. Straight arms are the bottom.' */
export const lineNotes = (
  { tempo, isFirst, start, note }: Pick<WeekLine, 'tempo' | 'isFirst' | 'start' | 'note'>,
  rungs?: string,
): string | undefined =>
  [tempo && `Tempo ${tempo}`, isFirst && start, rungs, note]
    .flatMap((text) => (text ? text.replace(/\.?$/, '.') : []))
    .join(' ') || undefined

import type { WeekLine } from './week'

/** Joins a line's remarks into sentences: 'Tempo 3-1-1. Straight arms are the bottom.' */
export const lineNotes = (
  { tempo, isFirst, start, note }: Pick<WeekLine, 'tempo' | 'isFirst' | 'start' | 'note'>,
  rungs?: string,
): string | undefined =>
  [tempo && `Tempo ${tempo}`, isFirst && start, rungs, note]
    .flatMap((text) => (text ? text.replace(/\.?$/, '.') : []))
    .join(' ') || undefined

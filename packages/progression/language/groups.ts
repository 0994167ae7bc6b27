import { pluralize } from '../../basics'

interface Grouped {
  sets: number
  group?: string | null | undefined
}

/** Splits lines into blocks: supersets, circuits, and runs of lines without a group. */
export function groupsOf<Line extends Grouped>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last[0]?.group === line.group) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** Labels a superset or circuit: 'Superset: 3 rounds'; undefined for a single line. */
export function groupLabel([first, ...others]: readonly Grouped[]): string | undefined {
  if (!first?.group || others.length === 0) return undefined
  const rounds = pluralize(first.sets, 'round')
  return `${others.length === 1 ? 'Superset' : 'Circuit'}: ${rounds}`
}

export const GROUP_HINT = 'one set of each in turn'

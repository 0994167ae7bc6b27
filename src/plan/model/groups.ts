interface Grouped {
  sets: number
  group?: string | null | undefined
}

/** Returns lines one by one, and those that are done in turn together. */
export function groupsOf<Line extends Grouped>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last[0]?.group === line.group) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** Returns what lines that are done in turn are called: 'Superset: 3 rounds'; undefined for others. */
export function groupLabel([first, ...others]: readonly Grouped[]): string | undefined {
  if (!first?.group || others.length === 0) return undefined
  const rounds = first.sets === 1 ? '1 round' : `${first.sets} rounds`
  return `${others.length === 1 ? 'Superset' : 'Circuit'}: ${rounds}`
}

/** What stands behind a group's label. */
export const IN_TURN = 'one set of each in turn'

/** Returns the texts of a session's lines as a markdown list, in which a group is a list of its own. */
export const groupedList = (lines: readonly (Grouped & { text: string })[]) =>
  groupsOf(lines)
    .flatMap((group) => {
      const label = groupLabel(group)
      const texts = group.map(({ text }) => `- ${text}`)
      return label ? [`- ${label}, ${IN_TURN}:`, ...texts.map((text) => `  ${text}`)] : texts
    })
    .join('\n')

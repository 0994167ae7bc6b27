import type { Answers } from './answers'

interface FinderGuide {
  frontmatter: { answers: readonly string[] | null }
}

/** Returns the guides for what a visitor answered: first for what hurts, then for the goal and experience. */
export function guidesFor<Guide extends FinderGuide>(
  { goal, experience, limitations }: Answers,
  guides: readonly Guide[],
): Guide[] {
  const given = [...limitations, goal, experience].flatMap((answer) => answer ?? [])
  const found = given.flatMap((answer) =>
    guides.filter(({ frontmatter: { answers } }) => answers?.includes(answer)),
  )
  return [...new Set(found)]
}

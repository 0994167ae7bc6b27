/** gatsby-transformer-json's argument: a file node, or null for other objects. */
interface JsonSource {
  node: { relativeDirectory?: string; name?: string }
}

const typesByFolder: Record<string, string> = {
  workouts: 'Plan',
  exercises: 'Exercise',
  people: 'Person',
}

const typesByFile: Record<string, string> = {
  site: 'SiteSettings',
  testimonials: 'Testimonial',
  redirects: 'Redirect',
  topics: 'Topic',
  search: 'SearchSettings',
}

/**
 * Returns the GraphQL type for a JSON file in the content folder. Throws for an unknown file, which the
 * content check should have rejected.
 */
export function jsonNodeType({ node }: JsonSource): string {
  const folderType = typesByFolder[node.relativeDirectory ?? '']
  if (folderType) return folderType
  const file = [node.relativeDirectory, node.name].filter(Boolean).join('/')
  const type = typesByFile[file]
  if (!type) throw new Error(`content/${file}.json is not a known kind of content.`)
  return type
}

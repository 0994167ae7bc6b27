/** The argument of gatsby-transformer-json: the file node, or null for objects from elsewhere. */
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
 * Returns the GraphQL type of the node made from a JSON file of the content folder. Throws for a file that the
 * content check should have refused.
 */
export function jsonNodeType({ node }: JsonSource): string {
  const folderType = typesByFolder[node.relativeDirectory ?? '']
  if (folderType) return folderType
  const file = [node.relativeDirectory, node.name].filter(Boolean).join('/')
  const type = typesByFile[file]
  if (!type) throw new Error(`content/${file}.json is of no known kind.`)
  return type
}

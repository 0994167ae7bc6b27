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
  emergency: 'Emergency',
  site: 'SiteSettings',
  testimonials: 'Testimonial',
  topics: 'Topic',
}

/** Returns the GraphQL type for a JSON file of the content folder. The content check rejects other files. */
export const jsonNodeType = ({ node: { relativeDirectory = '', name = '' } }: JsonSource): string =>
  typesByFolder[relativeDirectory] ?? typesByFile[name] ?? 'Unknown'

import { resolvers } from '../../support/gatsby-hooks'

interface ExerciseQuery {
  query: { filter: { exerciseId: { in: string[] } } }
}

/** Resolves a node's field. `facts` is what the content check found in an article. */
function resolve(type: string, field: string, node: object, facts: object = {}) {
  const findOne = async () => facts
  const findAll = async ({ query }: ExerciseQuery) => ({
    entries: query.filter.exerciseId.in
      .filter((id) => id !== 'gone')
      .map((exerciseId) => ({ exerciseId })),
  })
  return resolvers()[type]?.[field]?.resolve(node, {}, { nodeModel: { findOne, findAll } })
}

test.each([
  ['MarkdownRemark', { frontmatter: { date: '2024-03-15' } }, false],
  ['MarkdownRemark', { frontmatter: { date: '2999-03-16' } }, true],
  ['Plan', {}, false],
  ['Plan', { draft: true }, true],
  ['Exercise', { draft: true }, true],
])('a %s with %j is hidden: %s', (type, node, hidden) => {
  expect(resolve(type, 'isHidden', node)).toBe(hidden)
})

describe('an article', () => {
  const article = (frontmatter: object) => ({ frontmatter })

  test('takes its picture from its front matter', async () => {
    const image = 'https://images.unsplash.com/photo-1'
    const picture = resolve('MarkdownRemark', 'picture', article({ image, imageAlt: 'A bar' }))
    expect(await picture).toMatchObject({
      alt: 'A bar',
      gatsbyImageData: { layout: 'fullWidth' },
    })
  })

  test('has the tools and exercises that the check found, unless an exercise is not published', async () => {
    const facts = {
      kind: 'article',
      tools: ['bedtime'],
      exercises: ['squat', 'row', 'gone', 'plank'],
    }
    const sleep = article({ slug: 'sleep', category: 'Recovery' })
    expect(await resolve('MarkdownRemark', 'tools', sleep, facts)).toEqual(['/tools/bedtime'])
    expect(await resolve('MarkdownRemark', 'exercises', sleep, facts)).toEqual(
      ['squat', 'row', 'plank'].map((exerciseId) => ({ exerciseId })),
    )
  })
})

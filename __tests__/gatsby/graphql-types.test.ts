import { type FieldDefinitionNode, Kind, parse, print } from 'gatsby/graphql'
import { z } from 'zod'
import { nodeTypes } from '../../src/gatsby/graphql-types/sdl'
import { declaredTypes, resolvers } from '../support/gatsby-hooks'

/** Every field of every declared type as written, such as 'String!'. */
const fieldsOf = (sdl: string) =>
  new Map<string, Record<string, string>>(
    parse(sdl).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION
        ? [
            [
              definition.name.value,
              Object.fromEntries((definition.fields ?? []).map(nameAndType)),
            ] as const,
          ]
        : [],
    ),
  )

const nameAndType = ({ name, type }: FieldDefinitionNode) => [name.value, print(type)]

const types = fieldsOf(declaredTypes().join('\n'))

describe('the types of a schema', () => {
  const resolve = () => undefined
  const sdl = nodeTypes(
    'Boat',
    z.strictObject({
      id: z.string(),
      name: z.string().meta({ description: 'what "it" is called' }),
      kind: z.enum(['sail', 'steam']),
      built: z.iso.date().optional(),
      masts: z.int(),
      draft: z.number().optional(),
      afloat: z.boolean(),
      crew: z.array(z.strictObject({ names: z.array(z.string()), rank: z.string().optional() })),
      home: z.strictObject({ port: z.string() }).optional(),
      loads: z.union([z.int(), z.array(z.int())]),
      notes: z.record(z.string(), z.string()).optional(),
    }),
    {
      Boat: {
        name: { resolve },
        draft: { type: 'Float!', resolve },
        week: { type: '[Week!]!', args: { number: 'Int!' }, resolve },
      },
      BoatHome: { picture: { type: 'ContentImage!', resolve } },
    },
  )

  test('have a field for each content field and each resolver', () => {
    expect(Object.fromEntries(fieldsOf(sdl))).toEqual({
      Boat: {
        boatId: 'String!',
        name: 'String!',
        kind: 'String!',
        built: 'Date',
        masts: 'Int!',
        draft: 'Float!',
        afloat: 'Boolean!',
        crew: '[BoatCrew!]!',
        home: 'BoatHome',
        loads: 'JSON!',
        notes: 'JSON',
        week: '[Week!]!',
      },
      BoatCrew: { names: '[String!]!', rank: 'String' },
      BoatHome: { port: 'String!', picture: 'ContentImage!' },
    })
    expect(sdl).toContain('week(number: Int!): [Week!]!')
  })

  test("have the schema's field descriptions", () => {
    expect(sdl).toContain('"what \\"it\\" is called"\n  name')
  })
})

// Only resolvers declare fields of Query.
test.each(Object.entries(resolvers()).filter(([type]) => type !== 'Query'))(
  'the resolvers of %s have the declared types',
  (type, fields) => {
    for (const [field, config] of Object.entries(fields)) {
      const declared = types.get(type)?.[field]
      expect(declared).toBeDefined()
      // A resolver without a type keeps the declared one.
      if (config.type) expect(`${field}: ${config.type}`).toBe(`${field}: ${declared}`)
    }
  },
)

test.each(['MarkdownRemark', 'Plan', 'Exercise', 'SiteSettings', 'Testimonial'])(
  '%s declares all its fields and infers none',
  (type) => {
    expect(declaredTypes().join('\n')).toMatch(
      new RegExp(`type ${type} implements Node @dontInfer`),
    )
  },
)

test('of the front matter, only what articles, guides and pages all require is never null', () => {
  expect(types.get('MarkdownRemarkFrontmatter')).toMatchObject({
    title: 'String!',
    category: 'String',
    tags: '[String!]',
    notFor: '[String!]',
  })
})

import { type FieldDefinitionNode, Kind, parse, print } from 'gatsby/graphql'
import { z } from 'zod'
import { articleSchema } from '../../src/content/schema/article'
import { exerciseSchema } from '../../src/content/schema/exercise'
import { planSchema } from '../../src/content/schema/plan'
import { redirectsSchema } from '../../src/content/schema/redirect'
import { siteSchema } from '../../src/content/schema/site'
import { testimonialsSchema } from '../../src/content/schema/testimonial'
import { declaredTypes, resolvers } from '../support/gatsby-hooks'

/** The parts of a JSON schema that decide a GraphQL type. */
interface Schema {
  type?: string
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema) as Schema

/** What GraphQL calls differently: Gatsby keeps `id` for itself, and the weeks of a schedule become a list. */
const renamed: Record<string, Record<string, string>> = {
  Plan: { id: 'planId', schedule: 'weeks' },
  Exercise: { id: 'exerciseId' },
}

/** Fields of a plan that become its program, which has types of its own: see src/content/program.ts. */
const reshaped = ['sessions', 'warmUp', 'deloads', 'progression', 'exercises']
const reshapedTypes = [
  'ExerciseRow',
  'Program',
  'Progression',
  'Raise',
  'ProgramSession',
  'ProgramLine',
  'PlanWeek',
  'SessionTable',
  'LineBlock',
  'LineTexts',
  'MuscleSets',
  'MuscleWeeks',
  'AgendaDay',
]

const withoutReshaped = ({ properties = {}, ...schema }: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties).filter(([name]) => !reshaped.includes(name)),
  ),
})

/** Every field of every declared type as it is written: 'String!'. */
const types = new Map<string, Map<string, string>>(
  parse(declaredTypes().join('\n')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, new Map((definition.fields ?? []).map(nameAndType))]]
      : [],
  ),
)

function nameAndType({ name, type }: FieldDefinitionNode): [string, string] {
  return [name.value, print(type)]
}

const fieldsOf = (type: string) => types.get(type) ?? new Map<string, string>()
const resolved = (type: string) => Object.keys(resolvers()[type] ?? {})
const named = (type: string) => type.replace(/[[\]!]/g, '')

/** A type of a schema in GraphQL's words, without its own '!'; objects are compared field by field. */
function graphqlOf({ type, format, items, properties }: Schema, declared: string): string {
  if (type === 'array') return `[${graphqlOf(items ?? {}, declared)}!]`
  if (type === 'object') return properties ? named(declared) : '[String!]'
  if (format === 'date') return 'Date'
  return { string: 'String', integer: 'Int', boolean: 'Boolean' }[type ?? ''] ?? `? ${type}`
}

/** Each content type, and every type inside one, beside the schema it must agree with. */
function pairs(type: string, schema: Schema): [string, Schema][] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const nested = property.items ?? property
    return nested.properties ? pairs(named(fieldsOf(type).get(field) ?? '?'), nested) : []
  })
  return [[type, schema], ...inner]
}

const content: [string, Schema][] = [
  ...pairs('MarkdownRemarkFrontmatter', schemaOf(articleSchema)),
  ...pairs('Plan', withoutReshaped(schemaOf(planSchema))),
  ...pairs('Exercise', schemaOf(exerciseSchema)),
  ...pairs('SiteSettings', schemaOf(siteSchema)),
  ...pairs('Testimonial', schemaOf(testimonialsSchema).items ?? {}),
  ...pairs('Redirect', schemaOf(redirectsSchema).items ?? {}),
]

test.each(content)('%s has a field of the same type for each of the schema', (type, schema) => {
  const declared = fieldsOf(type)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = renamed[type]?.[name] ?? name
    const found = declared.get(field)
    // What a resolver fills in is there even where the content leaves it out.
    const always = schema.required?.includes(name) || resolved(type).includes(field)
    const expected = graphqlOf(property, found ?? '') + (always ? '!' : '')
    expect(`${type}.${field}: ${found}`).toBe(`${type}.${field}: ${expected}`)
  }
})

test.each(content)('%s has no field that is neither in the schema nor resolved', (type, schema) => {
  const known = Object.keys(schema.properties ?? {}).map((name) => renamed[type]?.[name] ?? name)
  const unknown = [...fieldsOf(type).keys()].filter(
    (field) => !known.includes(field) && !resolved(type).includes(field),
  )
  expect(unknown).toEqual([])
})

test('an article has its front matter, its body and what is resolved, nothing else', () => {
  const known = ['frontmatter', 'html', 'rawMarkdownBody', ...resolved('MarkdownRemark')]
  const declared = [...fieldsOf('MarkdownRemark').keys()]
  expect(declared.filter((field) => !known.includes(field))).toEqual([])
  expect(declared).toEqual(expect.arrayContaining(['frontmatter', 'html']))
})

// Fields of Query belong to no type of the content: nothing declares them but their resolver.
test.each(Object.entries(resolvers()).filter(([type]) => type !== 'Query'))(
  'what is resolved on %s has the declared type',
  (type, fields) => {
    for (const [field, config] of Object.entries(fields)) {
      const declared = fieldsOf(type).get(field)
      expect(declared).toBeDefined()
      // A resolver that names no type keeps the declared one.
      if (config.type) expect(`${field}: ${config.type}`).toBe(`${field}: ${declared}`)
    }
  },
)

test('every declared type is one of the content, a picture, or a figure', () => {
  const used = new Set([
    ...content.map(([type]) => type),
    'MarkdownRemark',
    'ContentImage',
    'ExerciseFigure',
    'FigureStroke',
    ...reshapedTypes,
  ])
  expect([...types.keys()].filter((type) => !used.has(type))).toEqual([])
})

test.each(['MarkdownRemark', 'Plan', 'Exercise', 'SiteSettings', 'Testimonial', 'Redirect'])(
  '%s says all its fields itself: nothing is inferred from the content',
  (type) => {
    expect(declaredTypes().join('\n')).toMatch(
      new RegExp(`type ${type} implements Node @dontInfer`),
    )
  },
)

import {
  articleGraph,
  listGraph,
  pageGraph,
  planGraph,
  toJsonLd,
} from '../../src/layout/structured-data'

const site = { name: 'Loadline', url: 'https://loadline.example', author: 'Loadline Coaching' }

const article = {
  slug: 'first-steps',
  title: 'First Steps',
  excerpt: 'How to begin.',
  preview: 'https://images.example/photo-1?w=1200&h=630',
  author: 'Loadline Coaching',
  date: '2024-03-15',
  updated: '2024-04-01',
  readTime: '12 min read',
  category: 'Training',
  tags: ['Strength Training', 'Safety'],
}

const plan = {
  planId: 'full-tide-advanced',
  title: 'Full Tide',
  description: 'Ten weeks of waves.',
  duration: '10 weeks, 5x/week',
  level: 'Advanced',
  category: 'Full Body',
  equipment: 'Barbell, rack',
  exercises: [
    { name: 'Squat', sets: '3', reps: '5', rest: '3 minutes' },
    { name: 'Plank', sets: '2-3', reps: '30 seconds', rest: '60 seconds' },
  ],
}

const graphs = {
  'the home page': pageGraph(site, { title: 'Loadline', path: '/' }, []),
  'a list': listGraph(
    site,
    { title: 'Beginner Workouts', path: '/workouts/level/beginner' },
    [
      { title: 'First Pull-Up', path: '/workouts/first-pull-up-beginner' },
      { title: 'Steady Burn', path: '/workouts/steady-burn-beginner' },
    ],
    [{ title: 'Workouts', path: '/workouts' }],
  ),
  'an article': articleGraph(site, article),
  'a reviewed article': articleGraph(site, {
    ...article,
    reviewed: '2026-11-21',
    reviewer: { personId: 'dana-brook', name: 'Dana Brook' },
  }),
  'an article without tags': articleGraph(site, { ...article, tags: [] }),
  'a plan': planGraph(site, plan),
  'a plan with sessions': planGraph(site, {
    ...plan,
    agenda: [
      [
        { name: 'Strong', day: 'Friday', minutes: 45 },
        { name: 'Easy', day: 'Saturday', minutes: null },
      ],
      [{ name: 'Strong', day: 'Monday', minutes: 45 }],
    ],
  }),
}

type Node = Record<string, unknown> & { '@type'?: string }

/** Every node of a graph, including nested ones. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (value === null || typeof value !== 'object') return []
  return [value as Node, ...Object.values(value).flatMap(nodesOf)]
}

const typed = (graph: object) => nodesOf(graph).filter((node) => node['@type'])
const only = (graph: object, type: string) => typed(graph).find((node) => node['@type'] === type)

describe.each(Object.entries(graphs))('%s', (_page, graph) => {
  test('has no empty value and no rating', () => {
    const text = toJsonLd(graph)
    expect(text).not.toMatch(/:(null|""|\[\])/)
    expect(text).not.toMatch(/undefined|NaN|rating|"review"/i)
  })

  test('has absolute addresses, and dates and durations in ISO 8601', () => {
    for (const node of typed(graph)) {
      for (const name of ['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id']) {
        if (typeof node[name] === 'string') expect(node[name]).toMatch(/^https:\/\/[^/]/)
      }
      for (const name of ['datePublished', 'dateModified']) {
        if (name in node) expect(node[name]).toMatch(/^\d{4}(-\d\d-\d\d)?$/)
      }
      for (const name of ['activityDuration', 'timeRequired']) {
        if (name in node) expect(node[name]).toMatch(/^P(\d+W|T\d+M)$/)
      }
    }
  })

  test('is one graph that names the publisher, and every reference in it resolves', () => {
    expect(Object.keys(graph)).toEqual(['@context', '@graph'])
    expect(only(graph, 'Organization')).toMatchObject({ name: 'Loadline' })
    const named = typed(graph).map((node) => node['@id'])
    for (const node of nodesOf(graph)) {
      if ('@id' in node) expect(named).toContain(node['@id'])
    }
  })
})

function trailOf(graph: object) {
  const { itemListElement } = only(graph, 'BreadcrumbList') ?? {}
  return (itemListElement as Node[]).map(({ name, item }) => [name, item])
}

test('breadcrumbs lead from the home page to the page', () => {
  expect(trailOf(graphs['an article'])).toEqual([
    ['Home', 'https://loadline.example/'],
    ['Blog', 'https://loadline.example/blog'],
    ['First Steps', 'https://loadline.example/blog/first-steps'],
  ])
  expect(trailOf(graphs['a list'])).toEqual([
    ['Home', 'https://loadline.example/'],
    ['Workouts', 'https://loadline.example/workouts'],
    ['Beginner Workouts', 'https://loadline.example/workouts/level/beginner'],
  ])
  expect(only(graphs['the home page'], 'BreadcrumbList')).toBeUndefined()
})

test.each<[promise: string, graph: object, type: string, properties: object]>([
  [
    'the home page describes the site',
    graphs['the home page'],
    'WebSite',
    { name: 'Loadline', url: site.url },
  ],
  [
    'a list names its pages in order',
    graphs['a list'],
    'ItemList',
    {
      name: 'Beginner Workouts',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'First Pull-Up', url: `${site.url}/workouts/first-pull-up-beginner` },
        { position: 2, name: 'Steady Burn', url: `${site.url}/workouts/steady-burn-beginner` },
      ],
    },
  ],
  [
    'an article names its picture, topics, dates and author',
    graphs['an article'],
    'BlogPosting',
    {
      headline: 'First Steps',
      image: article.preview,
      datePublished: '2024-03-15',
      dateModified: '2024-04-01',
      timeRequired: 'PT12M',
      keywords: 'Strength Training, Safety',
      author: { '@type': 'Organization', name: 'Loadline Coaching' },
    },
  ],
  [
    'an article names its last review and reviewer',
    graphs['a reviewed article'],
    'BlogPosting',
    {
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': `${site.url}/blog/first-steps`,
        lastReviewed: '2026-11-21',
        reviewedBy: {
          '@type': 'Person',
          name: 'Dana Brook',
          url: `${site.url}/people/dana-brook`,
        },
      },
    },
  ],
  [
    'a plan has its schedule and exercises as on the page',
    graphs['a plan'],
    'ExercisePlan',
    {
      name: 'Full Tide',
      activityDuration: 'P10W',
      activityFrequency: '5x/week',
      exerciseType: 'Full Body',
      educationalLevel: 'Advanced',
      additionalVariable: 'Barbell, rack',
      image: `${site.url}/preview/workouts/full-tide-advanced.png`,
      hasPart: [
        { name: 'Squat', repetitions: '3 × 5' },
        { name: 'Plank', repetitions: '2-3 × 30 seconds' },
      ],
    },
  ],
])('%s', (_promise, graph, type, properties) => {
  expect(only(graph, type)).toMatchObject(properties)
})

test('a plan with sessions leaves its exercises to its page', () => {
  expect(only(graphs['a plan with sessions'], 'ExercisePlan')).not.toHaveProperty('hasPart')
})

test('a guest author is a person, and an unchanged article has no modified date', () => {
  const guest = { ...article, author: 'Dana Reyes', updated: null }
  const posting = only(articleGraph(site, guest), 'BlogPosting')
  expect(posting).toMatchObject({ author: { '@type': 'Person', name: 'Dana Reyes' } })
  expect(posting).not.toHaveProperty('dateModified')
})

test('a plan with an unreadable duration has a frequency but no length', () => {
  const graph = only(planGraph(site, { ...plan, duration: 'As you like' }), 'ExercisePlan')
  expect(graph).toMatchObject({ activityFrequency: '4x/week' })
  expect(graph).not.toHaveProperty('activityDuration')
})

test('no text can end its script element', () => {
  const title = '</script><script>alert(1)</script> & "quotes"'
  const text = toJsonLd(pageGraph(site, { title, path: '/about' }, []))
  expect(text).not.toContain('<')
  expect(trailOf(JSON.parse(text))[1]).toEqual([title, 'https://loadline.example/about'])
})

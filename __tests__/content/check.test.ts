import { articleFile, goodContent } from './good-content'

test('the check returns valid content', () => {
  const { content } = goodContent().check()
  expect(
    content.articles.map(({ slug, file, readBody }) => [slug, file, readBody().trim()]),
  ).toEqual([
    ['food', 'content/articles/food.md', 'Eat, then [sleep](/blog/sleep).'],
    ['sleep', 'content/articles/sleep.md', 'Sleep comes first.\n\n## Tonight\n\nGo to bed at ten.'],
  ])
  expect(content.plans.map(({ id }) => id)).toEqual([
    'base-beginner',
    'middle-intermediate',
    'spare-advanced',
    'top-advanced',
  ])
  expect(content.site?.name).toBe('Plain Strength')
  expect(content.testimonials).toEqual([])
  expect(content.redirects).toEqual([{ from: '/old', to: '/blog/sleep' }])
})

test('the check reports all mistakes at once, in order of files and lines', () => {
  const folder = goodContent()
  folder.change('workouts/base-beginner.json', { level: 'Begginer', category: 'Gmy', sets: 3 })
  folder.write(
    'articles/sleep.md',
    articleFile({ category: 'Helth', readTime: '7 min read', alt: 'x' }, '\n<b>x\n'),
  )
  folder.write('redirects.json', 'nothing')
  const { errors, content } = folder.check()
  expect(
    errors.map(({ file, field, line }) => [file.replace('content/', ''), line, field]),
  ).toEqual([
    ['articles/sleep.md', 7, 'readTime'],
    ['articles/sleep.md', 8, 'category'],
    ['articles/sleep.md', 12, 'alt'],
    ['articles/sleep.md', 15, undefined],
    ['redirects.json', 1, undefined],
    ['workouts/base-beginner.json', 6, 'level'],
    ['workouts/base-beginner.json', 7, 'category'],
    ['workouts/base-beginner.json', 59, 'sets'],
  ])
  expect(content.articles.map(({ slug }) => slug)).toEqual(['food'])
  expect(content.redirects).toEqual([])
})

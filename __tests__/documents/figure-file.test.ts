import { figureFile } from '../../src/documents/figure-file'

const figure = (picture: string | null = null) => ({
  phases: 2,
  picture,
  poses: null,
  strokes: picture
    ? []
    : [
        { tone: 'ink' as const, width: 11, paths: ['M76 58V90', 'M76 70V90'] },
        { tone: 'gear' as const, width: 6, paths: ['M84 96H90', ''] },
      ],
})

test("a file has a symbol for each exercise, in its page's colors", () => {
  const { svg } = figureFile([{ id: 'squat', ...figure() }])
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="squat" viewBox="0 0 320 160"><path stroke-width="11" d="M76 58V90M236 70V90"/><path stroke="var(--hull)" stroke-width="6" d="M84 96H90"/></symbol></svg>\n',
  )
})

test("a symbol can hold an editor's own picture", () => {
  const { svg } = figureFile([{ id: 'squat', ...figure('/static/squat.webp') }])
  expect(svg).toContain('<image href="/static/squat.webp" width="320" height="160"')
})

test('a lower figure shows the lower part of the grid', () => {
  const { svg } = figureFile([{ id: '0.wrong', ...figure(), phases: 1, height: 90 }])
  expect(svg).toContain('<symbol id="0.wrong" viewBox="0 70 160 90">')
})

test("the file's address changes with its drawings", () => {
  const one = figureFile([{ id: 'squat', ...figure() }])
  const other = figureFile([{ id: 'squat', ...figure('/a.webp') }])
  expect(one.address).toMatch(/^\/figures\/[0-9a-f]{16}\.svg$/)
  expect(other.address).not.toBe(one.address)
})

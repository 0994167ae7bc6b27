import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { figureFile } from '../../src/documents/figure-file'
import { figuresIn } from '../../src/publish/flat-pages/page-html'
import { removeOldFigures } from '../../src/publish/remove-old-figures'
import { gatsbySite } from '../publish/gatsby-site'
import { writeFiles } from '../support/temporary-folder'

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

test('unused files are removed', async () => {
  const site = gatsbySite()
  writeFiles(site.publicFolder, { 'figures/0123.svg': 'shown', 'figures/4567.svg': 'old' })
  const figures = figuresIn('<use href="/figures/0123.svg#squat"></use>')
  await removeOldFigures(site, [{ path: '/', indexable: true, figures }])
  expect(readdirSync(path.join(site.publicFolder, 'figures'))).toEqual(['0123.svg'])
})

test('a site without figures has no folder for them', async () => {
  const site = gatsbySite()
  await removeOldFigures(site, [{ path: '/', indexable: true, figures: [] }])
  expect(existsSync(path.join(site.publicFolder, 'figures'))).toBe(false)
})

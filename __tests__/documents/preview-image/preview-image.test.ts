import { colors } from '../../../src/documents/colors'
import { fitTitle } from '../../../src/documents/preview-image/fit-title'
import { type PreviewText, previewImage } from '../../../src/documents/preview-image/preview-image'
import { canvas } from '../../../src/documents/preview-image/theme'
import { readPng } from './png'

const mark = {
  viewBox: '0 0 44 24',
  ratio: 44 / 24,
  shapes: '<path d="M0 12h44" stroke="currentColor" stroke-width="3"/>',
}

const words: PreviewText = {
  brand: 'Loadline',
  mark,
  loadLine: true,
  title: 'Full Tide',
  strong: 'Advanced · Full Body',
  words: '10 weeks, 5x/week',
}

const draw = async (text: Partial<PreviewText>) =>
  readPng(await previewImage({ ...words, ...text }))

/** Number of text or mark pixels in a part of the picture. */
function inked(
  picture: Awaited<ReturnType<typeof draw>>,
  box: Record<'x' | 'y' | 'w' | 'h', number>,
) {
  let count = 0
  for (let y = box.y; y < box.y + box.h; y++) {
    for (let x = box.x; x < box.x + box.w; x++) {
      if (picture.colorAt(x, y) === colors.paper) count++
    }
  }
  return count
}

const titleBox = { x: 0, y: 114, w: 1200, h: 230 }

test('has preview size, ink above the waterline and hull red below', async () => {
  const picture = await draw({})
  expect([picture.width, picture.height]).toEqual([1200, 630])
  expect(picture.colorAt(5, 5)).toBe(colors.ink)
  expect(picture.colorAt(5, canvas.waterline - 1)).toBe(colors.ink)
  expect(picture.colorAt(5, canvas.waterline)).toBe(colors.hull)
  expect(picture.colorAt(5, 625)).toBe(colors.hull)
})

test('shows brand, title and facts', async () => {
  const full = await draw({})
  const parts = {
    brand: { x: 125, y: 45, w: 300, h: 45 },
    title: titleBox,
    strong: { x: 72, y: 490, w: 500, h: 45 },
    words: { x: 72, y: 540, w: 500, h: 45 },
  }
  for (const [name, box] of Object.entries(parts)) {
    // Alone, the strong line would center itself in place of the words.
    const without = await draw({ [name]: '', ...(name === 'words' && { strong: '' }) })
    expect([name, inked(full, box) > inked(without, box) + 200]).toEqual([name, true])
  }
})

test('a plan has the mark of its level on the waterline', async () => {
  const offsets = [-116, -58, 0]
  const picture = await draw({ level: 'Beginner' })
  const marks = offsets.map((offset) => picture.colorAt(1110, canvas.waterline + offset))
  for (const [index, offset] of offsets.entries()) {
    expect(marks[index] === colors.paper).toBe(offset === 0)
    expect([colors.ink, colors.hull]).not.toContain(marks[index])
  }
})

test("a plan's load line forms the sea surface left of the mark", async () => {
  // Two weeks of 374 pixels each: full height, then half of it.
  const picture = await draw({ loads: [10, 5] })
  const surface = (x: number) => {
    let y: number = canvas.waterline
    while (picture.colorAt(x, y - 1) !== colors.ink) y--
    return canvas.waterline - y
  }
  const [full, half] = [surface(100), surface(600)]
  expect(full).toBeGreaterThan(70)
  expect(half).toBeGreaterThan(full / 2 - 4)
  expect(half).toBeLessThan(full / 2 + 4)
  expect(picture.colorAt(100, canvas.waterline - 20)).toBe(colors.hull)
  expect(picture.colorAt(100, canvas.waterline - full + 2)).toBe(colors.paper)
  expect(surface(790)).toBeLessThan(8)
})

test('Latin letters beyond English are drawn, other letters omitted', async () => {
  expect(inked(await draw({ title: 'Łódź' }), titleBox)).toBeGreaterThan(1000)
  expect(inked(await draw({ title: '💪 שלום' }), titleBox)).toBe(0)
  expect(await previewImage({ ...words, title: 'Fit💪ness' })).toEqual(
    await previewImage({ ...words, title: 'Fitness' }),
  )
})

describe('a title', () => {
  test.each([
    ['Sleep', 1],
    ['Strength Training for Beginners: Your First Twelve Weeks', 3],
    ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 2],
    ['Wordy '.repeat(60).trim(), 4],
  ])('%s has %i lines and stays inside the margins', async (title, lines) => {
    expect(fitTitle(title).lines).toHaveLength(lines)
    const picture = await draw({ title })
    const outside = [
      { x: 0, y: 95, w: canvas.margin - 2, h: 260 },
      { x: canvas.width - canvas.margin + 2, y: 95, w: canvas.margin - 2, h: 260 },
      { x: 0, y: 88, w: 1200, h: 22 },
    ]
    for (const box of outside) expect(inked(picture, box)).toBe(0)
  })

  test('leaves no word alone on its last line', () => {
    expect(fitTitle('Nutrition Myths Debunked: What Holds Up').lines).toEqual([
      'Nutrition Myths',
      'Debunked:',
      'What Holds Up',
    ])
  })

  test('keeps all its words, or ends in an ellipsis', () => {
    const title = 'Strength Training for Beginners: Your First Twelve Weeks'
    expect(fitTitle(title).lines.join(' ')).toBe(title)
    expect(fitTitle('Wordy '.repeat(60).trim()).lines.at(-1)).toMatch(/…$/)
  })
})

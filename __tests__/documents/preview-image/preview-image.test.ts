import { fitTitle } from '../../../src/documents/preview-image/fit-title'
import { type PreviewText, previewImage } from '../../../src/documents/preview-image/preview-image'
import { canvas } from '../../../src/documents/preview-image/theme'
import { colors } from '../../../src/lib/colors'
import { readPng } from './png'

const words: PreviewText = {
  brand: 'Loadline',
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

test('the same words give the same bytes, other words do not', async () => {
  const first = await previewImage(words)
  expect(await previewImage({ ...words })).toEqual(first)
  expect(await previewImage({ ...words, title: 'Full Tides' })).not.toEqual(first)
})

test.each([
  ['Advanced', [0, 58, 116]],
  ['Intermediate', [-58, 0, 58]],
  ['Beginner', [-116, -58, 0]],
])('a plan for %s has its mark on the waterline', async (level, offsets) => {
  const picture = await draw({ level })
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

test('pages without a level have only the mark', async () => {
  const picture = await draw({ level: 'All Levels' })
  for (let y = 300; y < 630; y++) {
    const background = y < canvas.waterline ? colors.ink : colors.hull
    expect(picture.colorAt(1145, y)).toBe(background)
  }
})

test('Latin letters beyond English are drawn, other letters omitted', async () => {
  expect(inked(await draw({ title: 'Łódź' }), titleBox)).toBeGreaterThan(1000)
  expect(inked(await draw({ title: '💪 שלום' }), titleBox)).toBe(0)
  expect(await previewImage({ ...words, title: 'Fit💪ness' })).toEqual(
    await previewImage({ ...words, title: 'Fitness' }),
  )
})

test('letters keep their accents above and below', async () => {
  // Ț reaches 0.41 em below the baseline, Ǻ 1.1 em above it.
  const plain = await draw({ title: 'TATA' })
  const marked = await draw({ title: 'ȚǺȚA' })
  const rows = (picture: typeof plain) =>
    Array.from({ length: 290 }, (_, y) => y + 84).filter(
      (y) => inked(picture, { x: 0, y, w: 800, h: 1 }) > 0,
    )
  const [top = 0, bottom = 0] = [rows(plain).at(0), rows(plain).at(-1)]
  const size = fitTitle('ȚǺȚA').size
  expect(rows(marked).at(-1)).toBeGreaterThan(bottom + size * 0.35)
  expect(rows(marked).at(0)).toBeLessThan(top - size * 0.3)
})

test('a long title does not change the ladder', async () => {
  const box = { x: 1072, y: 325, w: 60, h: 40 }
  const short = await draw({ title: 'Sea', level: 'Beginner' })
  const long = await draw({ title: 'Beginner Transformations', level: 'Beginner' })
  const colorsIn = (picture: typeof short) =>
    Array.from({ length: box.w * box.h }, (_, at) =>
      picture.colorAt(box.x + (at % box.w), box.y + Math.floor(at / box.w)),
    )
  expect(colorsIn(long)).toEqual(colorsIn(short))
})

describe('a title', () => {
  test.each([
    ['Sleep', 1],
    ['Calisthenics Mastery', 2],
    ['Strength Training for Beginners: Your First Twelve Weeks', 3],
    [`${'Metabolic flexibility '.repeat(6)}explained`, 4],
    ['Metabolic flexibility '.repeat(9).trim(), 4],
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

  test('is larger if shorter', () => {
    const sizes = [
      'Sleep',
      'Calisthenics Mastery',
      'A Title That Needs Three Full Lines of Words Here',
    ]
    const [short = 0, medium = 0, long = 0] = sizes.map((title) => fitTitle(title).size)
    expect(short).toBeGreaterThan(medium)
    expect(medium).toBeGreaterThan(long)
  })

  test('keeps all its words, or ends in an ellipsis', () => {
    const title = 'Strength Training for Beginners: Your First Twelve Weeks'
    expect(fitTitle(title).lines.join(' ')).toBe(title)
    expect(fitTitle('Wordy '.repeat(60).trim()).lines.at(-1)).toMatch(/…$/)
  })
})

import { countElements, elementsOf, type ReadPdf, readPdf, readPdfs } from './read-pdf'
import { makePdf } from './sample-plan'

const exercise = (number: number) => ({
  name: `Exercise number ${number}`,
  sets: '3',
  reps: '8-10',
  rest: '90 seconds',
})
const exercises = (count: number) =>
  Array.from({ length: count }, (_, index) => exercise(index + 1))
const weeks = (count: number) => Array.from({ length: count }, (_, index) => `Text ${index + 1}.`)

/** The texts of a page that are not decoration. */
const contentTexts = (page: ReadPdf['pages'][number] | undefined) =>
  (page?.texts ?? []).filter(({ isArtifact }) => !isArtifact)

describe('the training log', () => {
  it('has a grid for each week, with a cell for each exercise and session', () => {
    const pdf = makePdf()
    const [, ...grids] = elementsOf(readPdf(pdf), 'Table')
    expect(grids).toHaveLength(2)
    // Two weeks, each of the date, two exercises and how it felt, in three sessions; and sets and
    // rest of two exercises in the table of exercises.
    expect(countElements(pdf, 'TD')).toBe(2 * 4 * 3 + 2 * 2)
  })

  describe('of sixteen weeks with ten exercises and six sessions', () => {
    const bytes = makePdf({
      duration: '16 weeks, 6x/week',
      weeks: weeks(16),
      exercises: exercises(10),
    })
    const pdf = readPdf(bytes)
    const titles = pdf.pages.flatMap((page, index) =>
      contentTexts(page)
        .filter(({ text }) => /^Week \d+$/.test(text))
        .map(({ text, y }) => ({ text, y, index })),
    )
    // The first sixteen stand in the section before.
    const logged = titles.slice(16)

    it('has all weeks in order', () => {
      expect(logged.map(({ text }) => text)).toEqual(weeks(16).map((_, week) => `Week ${week + 1}`))
    })

    it('keeps each week on one page', () => {
      for (const { index, y } of logged) {
        const below = contentTexts(pdf.pages[index]).filter((text) => text.y < y)
        const texts = below.map(({ text }) => text)
        expect(texts).toEqual(
          expect.arrayContaining(['Session 6', 'Exercise number 10', 'How it felt']),
        )
      }
    })

    it('leaves at least 9 mm to write in', () => {
      const [first, second] = ['Exercise number 1', 'Exercise number 2'].map((name) =>
        contentTexts(pdf.pages.at(-1)).find(({ text }) => text.trim() === name),
      )
      const points = (first?.y ?? 0) - (second?.y ?? 0)
      expect((points / 72) * 25.4).toBeGreaterThanOrEqual(9)
    })

    it('is at most 80 KB', () => {
      expect(bytes.length).toBeLessThanOrEqual(80 * 1024)
    })
  })

  it('parts the sessions of a week that are too many for one grid', () => {
    const pdf = readPdf(makePdf({ duration: '1 week, 8x/week', weeks: weeks(1) }))
    const texts = pdf.pages.flatMap((page) => contentTexts(page).map(({ text }) => text))
    expect(texts).toEqual(expect.arrayContaining(['Week 1, part 1', 'Week 1, part 2', 'Session 8']))
  })
})

describe('a table longer than a page', () => {
  const pdf = readPdf(makePdf({ exercises: exercises(30) }))
  const heads = pdf.pages.flatMap((page) => page.texts.filter(({ text }) => text === 'Sets × reps'))

  it('has its head again on the next page, as decoration', () => {
    expect(heads.map(({ isArtifact }) => isArtifact)).toEqual([false, true])
  })

  it('has every row once', () => {
    const texts = pdf.pages.flatMap((page) => contentTexts(page).map(({ text }) => text))
    const rows = texts.filter((text) => /^Exercise number \d+$/.test(text)).slice(0, 30)
    expect(rows).toEqual(exercises(30).map(({ name }) => name))
  })
})

describe('headings', () => {
  it('never stay alone at the foot of a page', () => {
    const overviews = Array.from({ length: 24 }, (_, index) =>
      Array.from({ length: 4 + index * 2 }, () => 'One line of text.').join('\n\n'),
    )
    const pdfs = readPdfs(overviews.map((overview) => makePdf({ overview })))
    const lastTexts = pdfs.flatMap(({ pages }) => pages.map((page) => contentTexts(page).at(-1)))
    const headings = lastTexts.filter((last) =>
      /^(Program|Weekly|Exercise|Training|Week \d)/.test(last?.text ?? ''),
    )
    expect(headings).toEqual([])
  })
})

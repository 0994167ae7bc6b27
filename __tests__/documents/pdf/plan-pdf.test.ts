import { contentOf, elementsOf, readPdf, textsOutside } from './read-pdf'
import { makePdf } from './sample-plan'

describe('the PDF of a plan', () => {
  const pdf = readPdf(makePdf())

  it('names the plan, its author and its language, and shows the name in the window', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Two Lifts',
      Author: 'Loadline Coaching',
      Subject: 'Two weeks with two lifts and a clock.',
      Language: 'en-US',
    })
    expect(pdf.viewerPreferences).toMatchObject({ DisplayDocTitle: true })
  })

  it("links to the plan's page by a link and by a QR code with alt text", () => {
    const address = 'https://loadline.example/workouts/two-lifts-beginner'
    expect(elementsOf(pdf, 'Figure')[0]?.alt).toBe(`QR code that opens ${address}`)
    expect(pdf.pages[0]?.links).toEqual([address])
    expect(contentOf(pdf).replace(/ /g, '')).toContain(address.replace('https://', ''))
  })

  it('embeds its typeface, subset to the letters used', () => {
    const fonts = pdf.pages.flatMap((page) => page.fonts)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    expect([...new Set(fonts.map(({ name }) => name))].sort()).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+ArchivoExpanded-ExtraBold$/),
      expect.stringMatching(/^[A-Z]{6}\+Archivo-Regular$/),
      expect.stringMatching(/^[A-Z]{6}\+Archivo-Bold$/),
    ])
  })

  it('has a bookmark for each section, and for each week of the log', () => {
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Program Overview',
      'Program Goals',
      'Training Log',
    ])
    expect(pdf.outline[2]?.items.map(({ title }) => title)).toEqual(['Week 1', 'Week 2'])
  })

  it('numbers its pages, as decoration', () => {
    const count = pdf.pages.length
    pdf.pages.forEach((page, index) => {
      const number = page.texts.find(({ text }) => /^Page \d/.test(text))
      expect(number).toMatchObject({ text: `Page ${index + 1} of ${count}`, isArtifact: true })
    })
  })

  it('is on A4', () => {
    expect(pdf.pages.map(({ size }) => size.map(Math.round))).toContainEqual([595, 842])
  })
})

describe('the bytes of a PDF', () => {
  it('are identical for identical content', () => {
    jest.useFakeTimers({ now: new Date('2024-01-01') })
    const before = makePdf()
    jest.setSystemTime(new Date('2031-05-05'))
    expect(makePdf().equals(before)).toBe(true)
    jest.useRealTimers()
  })
})

describe('odd plans', () => {
  it('keeps long words whole and inside the margins', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const long = { name: word, sets: '3', reps: word.slice(0, 60), rest: word }
    const pdf = readPdf(
      makePdf({
        title: word,
        description: `${word} ${word}`,
        equipment: word,
        overview: word.repeat(12),
        goals: [word.repeat(2)],
        weeks: [word.repeat(7), 'b'],
        exercises: [long],
      }),
    )
    expect(textsOutside(pdf)).toEqual([])
    const letters = contentOf(pdf).replace(/ /g, '')
    expect(letters).toContain(`${word.repeat(12)}ProgramGoals`)
    // The title, twice in the description, the equipment, 12, 2 and 7 above, and in six sessions the
    // name, the sets, and the rest.
    expect(letters.split(word).length - 1).toBe(1 + 2 + 1 + 12 + 2 + 7 + 6 * 2)
  })

  it('keeps signs that are special in XML and PDF', () => {
    const title = 'Push & Pull <A> (B) \\ "C"'
    const pdf = readPdf(makePdf({ title }))
    expect(pdf.info.Title).toBe(title)
    expect(pdf.metadataTitle).toBe(title)
    expect(contentOf(pdf)).toContain(title)
  })

  it('sets rarer Latin letters in the same typeface', () => {
    const pdf = readPdf(makePdf({ title: 'Łódź Ğüçlü', description: 'Čtyři týdny.' }))
    expect(contentOf(pdf)).toContain('Łódź Ğüçlü')
    expect(contentOf(pdf)).toContain('Čtyři týdny.')
  })

  it('omits emoji but keeps the original for screen readers', () => {
    const bytes = makePdf({ title: 'Leg day 🔥' })
    const pdf = readPdf(bytes)
    expect(pdf.info.Title).toBe('Leg day 🔥')
    expect(contentOf(pdf)).toContain('Leg day Two weeks')
    const original = Buffer.from('\ufeffLeg day 🔥', 'utf16le').swap16().toString('latin1')
    expect(bytes.toString('latin1')).toContain(`/ActualText (${original})`)
  })
})

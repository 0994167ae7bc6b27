import type { CompletePlan } from '../../../src/content/derive/complete-plan'
import { completeTexts } from '../../../src/content/derive/complete-plan'
import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'
import { contentOf, elementsOf, plain, type ReadPdf, readPdf, textsOutside } from './read-pdf'
import { makePdf, samplePlan } from './sample-plan'

/** Every text of a plan without sessions, in PDF order. */
function textsInOrder({ overview, goals, weeks, exercises, ...plan }: CompletePlan): string[] {
  return [
    plan.title,
    plan.description,
    plan.level,
    plan.category,
    ...plan.duration.split(', '),
    plan.equipment,
    'Program Overview',
    ...overview.split('\n\n'),
    'Program Goals',
    ...goals,
    ...weeks
      .slice(0, plan.length)
      .flatMap((reason, week) => [
        `Week ${week + 1}`,
        reason,
        'Session 1',
        ...exercises.flatMap(({ name, sets, reps, rest }) => [name, `${sets} × ${reps}`, rest]),
        'Session 3',
      ]),
  ]
}

/** Texts that are missing or out of order. */
function textsOutOfOrder(pdf: ReadPdf, texts: string[]): string[] {
  const content = contentOf(pdf)
  let from = 0
  return texts.filter((text) => {
    const place = content.indexOf(plain(text), from)
    if (place >= 0) from = place + plain(text).length
    return place < 0
  })
}

describe('the PDF of a plan', () => {
  const pdf = readPdf(makePdf())

  it('has every text of the plan, in the order of the page', () => {
    expect(textsOutOfOrder(pdf, textsInOrder(samplePlan()))).toEqual([])
  })

  it('names the plan, its author and its language, and shows the name in the window', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Two Lifts',
      Author: 'Loadline Coaching',
      Subject: 'Two weeks with two lifts and a clock.',
      Language: 'en-US',
    })
    expect(pdf.viewerPreferences).toMatchObject({ DisplayDocTitle: true })
  })

  it('is tagged for screen readers', () => {
    expect(pdf.markInfo.Marked).toBe(true)
    const counts = ['H1', 'H2', 'H3', 'Figure', 'Link'].map((role) => [
      role,
      elementsOf(pdf, role).length,
    ])
    // Overview, goals and two weeks of three sessions.
    expect(Object.fromEntries(counts)).toEqual({ H1: 1, H2: 4, H3: 6, Figure: 1, Link: 1 })
    // Items: four facts, two goals, two exercises in six sessions.
    expect(elementsOf(pdf, 'LI')).toHaveLength(4 + 2 + 12)
  })

  it('exposes only structured text to screen readers', () => {
    const texts = pdf.pages.flatMap((page) => page.texts)
    expect(texts.filter(({ isTagged }) => !isTagged)).toEqual([])
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

  it('shows the placeholder program under the title of a plan without detail', () => {
    const general = { ...completeTexts({}), exercises: placeholderPlan.exercises, length: 4 }
    const plan = samplePlan({ ...general, duration: '4 weeks, 3x/week' })
    expect(textsOutOfOrder(readPdf(makePdf(plan)), textsInOrder(plan))).toEqual([])
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

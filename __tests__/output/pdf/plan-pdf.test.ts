import { placeholderPlan } from '../../../src/lib/placeholder-plan'
import { planDocument } from '../../../src/output/pdf/plan-document'
import { planPdf } from '../../../src/output/pdf/plan-pdf'
import {
  contentOf,
  elementsOf,
  objectsOf,
  plain,
  type ReadPdf,
  readPdf,
  readPdfs,
} from './read-pdf'
import { contentPlans, makePdf, samplePlan, site } from './sample-plan'

/** Every text of a plan in the order of the page, each to be found after the one before. */
function textsInOrder(plan: ReturnType<typeof samplePlan>): string[] {
  const { overview, goals, weeks, exercises } = plan
  return [
    plan.title,
    plan.description,
    plan.level,
    plan.category,
    ...plan.duration.split(', '),
    plan.equipment,
    'Program Overview',
    ...(overview ?? '').split('\n\n'),
    'Program Goals',
    ...(goals ?? []),
    'Weekly Progression',
    ...(weeks ?? []).flatMap((week, index) => [`Week ${index + 1}`, week]),
    'Exercise Breakdown',
    ...(exercises ?? []).flatMap(({ name, sets, reps, rest }) => [name, `${sets} × ${reps}`, rest]),
    'Training Log',
  ]
}

/** The texts that are missing or not in their place. */
function textsOutOfOrder(pdf: ReadPdf, texts: string[]): string[] {
  const content = contentOf(pdf)
  let from = 0
  return texts.filter((text) => {
    const place = content.indexOf(plain(text), from)
    if (place >= 0) from = place + plain(text).length
    return place < 0
  })
}

/** Texts that stand outside the margins of their page. */
function textsOutside({ pages }: ReadPdf) {
  return pages.flatMap(({ size: [width, height], texts }) =>
    texts.filter(
      (text) =>
        text.x < 53 || text.x + text.width > width - 53 || text.y < 30 || text.y > height - 30,
    ),
  )
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
    const counts = ['H1', 'H2', 'H3', 'Table', 'Figure', 'Link'].map((role) => [
      role,
      elementsOf(pdf, role).length,
    ])
    // Tables: the exercises and a grid for each of two weeks.
    expect(Object.fromEntries(counts)).toEqual({
      H1: 1,
      H2: 5,
      H3: 2,
      Table: 3,
      Figure: 1,
      Link: 1,
    })
    // Items: five facts, two goals, two weeks.
    expect(elementsOf(pdf, 'LI')).toHaveLength(9)
  })

  it('tells screen readers nothing that is not in the structure', () => {
    const texts = pdf.pages.flatMap((page) => page.texts)
    expect(texts.filter(({ isTagged }) => !isTagged)).toEqual([])
  })

  it('leads to the page of the plan: by a QR code with a text for it, and by a link', () => {
    const address = 'https://loadline.example/workouts/two-lifts-beginner'
    expect(elementsOf(pdf, 'Figure')[0]?.alt).toBe(`QR code that opens ${address}`)
    expect(pdf.pages[0]?.links).toEqual([address])
    expect(contentOf(pdf).replace(/ /g, '')).toContain(address.replace('https://', ''))
  })

  it('brings its own type, cut down to the letters used', () => {
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
      'Weekly Progression',
      'Exercise Breakdown',
      'Training Log',
    ])
    expect(pdf.outline[4]?.items.map(({ title }) => title)).toEqual(['Week 1', 'Week 2'])
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

describe('every plan of the site', () => {
  const plans = contentPlans()
  const pdfs = plans.map((plan) => planPdf(planDocument(plan, site)))
  const read = readPdfs(pdfs)

  it.each(plans.map((plan, index) => [plan.planId, index]))('%s is whole', (_id, index) => {
    const pdf = read[index] as ReadPdf
    expect(textsOutOfOrder(pdf, textsInOrder(plans[index] as (typeof plans)[number]))).toEqual([])
    expect(textsOutside(pdf)).toEqual([])
  })

  it('is at most 80 KB', () => {
    expect(Math.max(...pdfs.map((pdf) => pdf.length))).toBeLessThanOrEqual(80 * 1024)
  })
})

describe('the bytes of a PDF', () => {
  it('are the same for the same content', () => {
    jest.useFakeTimers({ now: new Date('2024-01-01') })
    const before = makePdf()
    jest.setSystemTime(new Date('2031-05-05'))
    expect(makePdf().equals(before)).toBe(true)
    jest.useRealTimers()
  })

  it('carry another ID for other content', () => {
    const idOf = (pdf: Buffer) => /\/ID \[<(\w+)>/.exec(pdf.toString('latin1'))?.[1]
    expect(idOf(makePdf())).toMatch(/^\w{32}$/)
    expect(idOf(makePdf({ goals: ['Another goal'] }))).not.toBe(idOf(makePdf()))
  })
})

describe('odd plans', () => {
  it('keeps long words inside the margins, and whole', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const long = { name: word, sets: word.slice(0, 60), reps: word.slice(0, 60), rest: word }
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
    // The title, twice in the description, the equipment, 12, 2 and 7 above, the name, the rest,
    // and the name once more in the log of each week.
    expect(letters.split(word).length - 1).toBe(1 + 2 + 1 + 12 + 2 + 7 + 2 + 2)
  })

  it('shows the placeholder programme under the title of a plan without detail', () => {
    const none = { overview: null, goals: null, weeks: null, exercises: null }
    const pdf = readPdf(makePdf({ ...none, duration: '3 weeks, 3x/week' }))
    const { overview, goals, schedule, exercises } = placeholderPlan
    const programme = {
      overview,
      goals: [...goals],
      weeks: [...schedule],
      exercises: [...exercises],
    }
    const texts = textsInOrder(samplePlan({ ...programme, duration: '3 weeks, 3x/week' }))
    expect(textsOutOfOrder(pdf, texts)).toEqual([])
  })

  it('keeps signs that mean something to XML and to PDF', () => {
    const title = 'Push & Pull <A> (B) \\ "C"'
    const pdf = readPdf(makePdf({ title }))
    expect(pdf.info.Title).toBe(title)
    expect(pdf.metadataTitle).toBe(title)
    expect(contentOf(pdf)).toContain(title)
  })

  it('sets the rarer Latin letters in the same type', () => {
    const pdf = readPdf(makePdf({ title: 'Łódź Ğüçlü', description: 'Čtyři týdny.' }))
    expect(contentOf(pdf)).toContain('Łódź Ğüçlü')
    expect(contentOf(pdf)).toContain('Čtyři týdny.')
  })

  it('leaves out emoji and tells the original to screen readers', () => {
    const bytes = makePdf({ title: 'Leg day 🔥' })
    const pdf = readPdf(bytes)
    expect(pdf.info.Title).toBe('Leg day 🔥')
    expect(contentOf(pdf)).toContain('Leg day Two weeks')
    const original = Buffer.from('\ufeffLeg day 🔥', 'utf16le').swap16().toString('latin1')
    expect(objectsOf(bytes)).toContain(`/ActualText (${original})`)
  })
})

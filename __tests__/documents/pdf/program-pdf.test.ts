import type { CompletePlan } from '../../../src/content/derive/complete-plan'
import { type PdfSite, planDocument } from '../../../src/documents/pdf/plan-document'
import { planPdf } from '../../../src/documents/pdf/plan-pdf'
import {
  aLine,
  aSession,
  sampleLibrary,
  sampleProgram,
} from '../../support/fixtures/sample-program'
import { contentOf, contentStreams, elementsOf, readPdf, textsOutside } from './read-pdf'
import { programPlan, site } from './sample-plan'

const safety = {
  title: 'Before anything else',
  emergency: 'Chest pain: call for help now.',
  stop: 'Stop for sharp pain.',
  doctor: 'Ask a doctor when pregnant.',
}

const draw = (changes: Partial<CompletePlan> = {}, ofSite: PdfSite = { ...site, safety }) =>
  planPdf(planDocument(programPlan(changes), ofSite))

const pdf = readPdf(draw())
const pageTexts = pdf.pages.map((page) => contentOf({ ...pdf, pages: [page] }))

describe('the first page', () => {
  const [first = ''] = pageTexts

  it('shows the facts and, only there, the safety block', () => {
    const facts = ['Beginner', 'Home', '2 weeks', '2x/week', 'for strength']
    for (const text of [...facts, ...Object.values(safety)]) expect(first).toContain(text)
    expect(first).toContain('call for help now. All steps: loadline.example/emergency')
    expect(pageTexts.slice(1).join()).not.toContain('Before anything else')
  })

  it('has the load line in words and names the lighter weeks', () => {
    const [, chart] = elementsOf(pdf, 'Figure')
    // By hand. Week 1: bench 3 sets at 2 in reserve, 2.7; curl 2 at 1, 2; squat 2 at 2, 1.8; the run
    // 20 minutes, 4 sets at 0.65, 2.6. Week 2: bench 2 at 4, 1.3; plank 1 at 2, 0.9; run 1.95; the rest the same.
    expect(chart?.alt).toBe(
      'Load line, the weighted sets of each week: week 1 9.1, week 2 8. Lighter on purpose: week 2.',
    )
  })

  it('omits safety if neither site nor plan has it', () => {
    const none = readPdf(draw({ safety: undefined }, site))
    expect(contentOf(none)).not.toContain('Before you start')
    expect(contentOf(readPdf(draw({}, site)))).toContain('Before you start Leave the bar alone')
  })
})

describe('the second page', () => {
  const [, page = ''] = pageTexts

  it("begins with the plan's progression, rules for misses and breaks, and steps", () => {
    for (const text of [
      "How It Progresses Going up Body weight: Add a rep where you can, up to the top of the week's range. All others",
      'Misses and easy sessions After a set below its range, or with too few reps left, do the same next time.',
      'Steps Barbell, upper body 2.5 kg (5 lb)',
    ]) {
      expect(page).toContain(text)
    }
  })

  it('has each exercise once, in session order, with its first two cues', () => {
    const titles = ['Bench press', 'Dumbbell curl', 'Split squat', 'Plank', 'Easy run']
    const items = titles.map((title) => `${title} ${title}: breathe in ${title}: breathe out`)
    expect(page.slice(page.indexOf('How to Do Them'))).toBe(
      `How to Do Them From left to right. All about each exercise: loadline.example/exercises ${items.join(' ')}`,
    )
  })

  it("draws the exercises' figures in stroke order", () => {
    // Four of five have a figure; an editor's own picture can't be drawn.
    const strokes = (bytes: Buffer) => contentStreams(bytes).split('76 58 m\n76 90 l').length - 1
    expect(strokes(draw())).toBe(4)
    const library = sampleLibrary.map((exercise) => ({
      ...exercise,
      figure: { phases: 2, strokes: [] },
    }))
    expect(strokes(draw({ library }))).toBe(0)
  })

  it('is omitted if no exercise is in the library', () => {
    expect(contentOf(readPdf(draw({ library: [] })))).not.toContain('How to Do Them')
  })
})

describe('the log', () => {
  it('has a sheet for each week with its reason and warm-up', () => {
    expect(pdf.pages).toHaveLength(4)
    expect(pageTexts[2]).toMatch(
      /^Week 1 Two sets of everything\. Warm-up: Five minutes of easy walking\. Bench Day Monday, about 40 minutes/,
    )
    expect(pageTexts[3]).toMatch(/^Week 2: deload Three sets of everything, then a test\./)
  })

  it('lists exactly what each session of the week asks for', () => {
    expect(pageTexts[2]).toContain(
      [
        'Bench press 3 × 8 2 in reserve · rest 3 min Begin with the empty bar.',
        'Superset: 2 rounds Dumbbell curl 2 × 10-12 1 in reserve · rest 30 s Tempo 3-1-1. All sets at 12 with 1 left: 2 kg (5 lb) more.',
        'Split squat 2 × 8 per side 2 in reserve · rest 90 s',
        'Road Thursday Warm-up: Walk until you want to run.',
        'Easy run 1 × 20 min full sentences',
      ].join(' '),
    )
    expect(pageTexts[2]).not.toContain('Plank')
    expect(pageTexts[3]).toContain('Bench press 2 × 6 4 in reserve')
    expect(pageTexts[3]).toContain('Plank (test) 1 × max Write down the seconds.')
    expect(pageTexts[3]).toContain('Road Friday')
  })

  it('is a list for screen readers: one item per exercise, no empty cells', () => {
    const items = elementsOf({ ...pdf, pages: pdf.pages.slice(2) }, 'LBody')
    expect(items).toHaveLength(4 + 5)
    expect(elementsOf(pdf, 'Table')).toHaveLength(0)
    expect(elementsOf(pdf, 'H3')).toHaveLength(2 + 2)
  })

  it('exposes everything to screen readers and stays inside the margins', () => {
    const texts = pdf.pages.flatMap((page) => page.texts)
    expect(pdf.markInfo.Marked).toBe(true)
    expect(texts.filter(({ isTagged }) => !isTagged)).toEqual([])
    expect(textsOutside(pdf)).toEqual([])
  })
})

describe('a long plan', () => {
  const lines = Array.from({ length: 5 }, () =>
    aLine('bench-press', {
      sets: 5,
      amount: '8-12',
      reserve: '2',
      rest: '2-3 minutes',
    }),
  )
  const weeks = Array.from({ length: 16 }, (_, index) => index + 1)
  const sessions = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'].map((day) =>
    aSession(`Session of ${day}`, { days: [[day]], weeks, lines }),
  )
  const bytes = draw({
    duration: '16 weeks, 5x/week',
    length: 16,
    weeks: weeks.map(
      (week) => `The reason of week ${week}, in as many words as it takes to say it.`,
    ),
    program: { ...sampleProgram, deloads: [4, 8, 12, 16], sessions },
    loadLine: weeks.map((week) => week),
  })
  const long = readPdf(bytes)

  it('of sixteen weeks and five sessions stays below its budget', () => {
    expect(bytes.length).toBeLessThanOrEqual(300 * 1024)
  })

  it('never splits a session, and puts two or more on a page if they fit', () => {
    const perPage = long.pages
      .slice(2)
      .map((page) => contentOf({ ...long, pages: [page] }).match(/Session of/g)?.length)
    expect(perPage).toEqual(weeks.flatMap(() => [3, 2]))
    expect(elementsOf(long, 'H3')).toHaveLength(80)
  })

  it('names the week on every page', () => {
    const names = long.pages
      .slice(2)
      .map(({ texts }) => texts.find(({ text }) => /^Week/.test(text)))
    expect(names[2]?.text).toMatch(/^Week 2/)
    expect(names[3]).toMatchObject({ text: 'Week 2, continued', isArtifact: true })
  })
})

describe('odd programs', () => {
  it('continue on a second page if the plan needs more than one', () => {
    const overview = Array.from({ length: 12 }, () =>
      'A sentence of some length, again. '.repeat(9),
    )
    const read = readPdf(draw({ overview: overview.join('\n\n') }))
    expect(textsOutside(read)).toEqual([])
    expect(contentOf(read).match(/A sentence/g)).toHaveLength(12 * 9)
    expect(contentOf({ ...read, pages: read.pages.slice(-2) })).toMatch(/^Week 1/)
  })

  it('keep long words and many sets inside the margins', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const lines = [aLine('bench-press', { sets: 12, note: word, effort: [word] })]
    const session = aSession(word, { minutes: 90, warmUp: word.repeat(3), lines })
    const read = readPdf(draw({ program: { ...sampleProgram, sessions: [session] } }))
    expect(textsOutside(read)).toEqual([])
  })

  it('split a session longer than a page between its lines', () => {
    const lines = Array.from({ length: 40 }, () => aLine('plank'))
    const read = readPdf(
      draw({ program: { ...sampleProgram, sessions: [aSession('Long', { lines })] } }),
    )
    expect(textsOutside(read)).toEqual([])
    const log = contentOf({ ...read, pages: read.pages.slice(2) })
    expect(log.match(/Plank/g)).toHaveLength(80)
  })
})

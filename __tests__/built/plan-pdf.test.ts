/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { libraryOf } from '../../packages/progression/language/program'
import { daysOfWeek } from '../../packages/progression/language/week'
import { lineWords, notesWithLoad } from '../../packages/progression/words/line-words'
import { contentOf as contentIn } from '../../src/content/content'
import type { CompletePlan } from '../../src/content/derive/complete-plan'
import { publishedContent } from '../../src/content/published-content'
import { readContent } from '../../src/content/read-content'
import { builtFolder, writtenIn } from '../browser/support/site-under-test'
import { contentOf, plain, type ReadPdf, readPdfs, textsOutside } from '../documents/pdf/read-pdf'

const { plans } = publishedContent(contentIn(readContent(writtenIn)), true)
const pdfs = plans.map(({ planId }) => readFileSync(`${builtFolder}/workouts/${planId}.pdf`))
const read = readPdfs(pdfs)

/** Removes emoji, which the PDF typeface lacks. */
const inTypeface = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, '').trim()

/** Every text in the PDF of a plan with sessions, unordered. */
function textsOf(plan: CompletePlan): string[] {
  const { program, library, overview, goals, weeks, entry, safety } = plan
  const words = Array.from({ length: plan.length }, (_, week) =>
    program ? daysOfWeek(program, week + 1) : [],
  ).flatMap((days) =>
    days.flatMap(({ name, day, lines }) => [
      name,
      day,
      ...lines
        .map((line) => lineWords(line, libraryOf(library)))
        .flatMap((line) => [line.title, line.sets, line.effort, notesWithLoad(line)]),
    ]),
  )
  return [
    plan.title,
    plan.description,
    plan.equipment,
    ...(overview ?? '').split('\n\n'),
    ...(goals ?? []),
    ...(weeks ?? []),
    ...(entry ?? []),
    safety ?? '',
    program?.warmUp ?? '',
    ...words,
  ]
    .map(inTypeface)
    .map(plain)
}

describe('the PDF of every plan of the site', () => {
  it.each(plans.map((plan, index) => [plan.planId, index]))('%s is complete', (_id, index) => {
    const pdf = read[index] as ReadPdf
    const content = contentOf(pdf)
    expect(textsOf(plans[index] as CompletePlan).filter((text) => !content.includes(text))).toEqual(
      [],
    )
    expect(textsOutside(pdf)).toEqual([])
  })

  it('has the plan on page 1, rules and exercises on one or two pages, then a sheet or more per week', () => {
    for (const [index, pdf] of read.entries()) {
      const plan = plans[index] as CompletePlan
      const pages = pdf.pages.map((page) => contentOf({ ...pdf, pages: [page] }))
      const firstWeek = pages.findIndex((text) => /^Week 1\b/.test(text))
      expect([plan.planId, firstWeek]).toEqual([plan.planId, plan.program ? expect.anything() : 1])
      expect(firstWeek).toBeLessThan(4)
      const beforeWeeks = contentOf({ ...pdf, pages: pdf.pages.slice(1, firstWeek) })
      if (plan.program) expect(beforeWeeks).toMatch(/^How It Progresses.*How to Do Them/s)
    }
  })

  it('is at most 40 KB plus 6 KB a page', () => {
    const tooLarge = plans.flatMap(({ planId }, index) => {
      const size = pdfs[index]?.length ?? 0
      const limit = (40 + 6 * (read[index]?.pages.length ?? 0)) * 1024
      return size > limit ? `${planId}: ${size} of ${limit} bytes` : []
    })
    expect(tooLarge).toEqual([])
  })
})

import {
  balanceLines,
  breakLines,
  breakParagraph,
  toDrawable,
} from '../../../packages/tagged-pdf/text/break-lines'
import { textWidth } from '../../../packages/tagged-pdf/text/faces'
import { bodyStyle, styles, titleStyle } from '../../../src/documents/pdf/theme'

const text =
  'Lift on Monday, Wednesday and Friday, and walk on the other days; stop every set while two more good repetitions are left.'

const body = bodyStyle(10)

describe('breakLines', () => {
  it('fills lines up to the width and loses nothing', () => {
    const lines = breakLines(text, body, 200)
    expect(lines.join('')).toBe(text)
    for (const [index, line] of lines.entries()) {
      const [nextWord] = (lines[index + 1] ?? '').split(' ')
      expect(textWidth(line.trim(), body)).toBeLessThanOrEqual(200)
      if (nextWord) expect(textWidth(`${line}${nextWord}`, body)).toBeGreaterThan(200)
    }
  })

  it('breaks an address at its separators', () => {
    const lines = breakLines('loadline.example/workouts/first-pull-up', styles.label, 112)
    expect(lines).toEqual(['loadline.example/workouts/', 'first-pull-up'])
  })

  it('keeps a hyphenated word whole if it fits', () => {
    const lines = breakLines('a row, then One-arm row', body, textWidth('a row, then One-', body))
    expect(lines).toEqual(['a row, then ', 'One-arm row'])
  })

  it('splits a word longer than a line', () => {
    const lines = breakLines('Bauunterbeamtengesellschaft', body, 60)
    expect(lines.join('')).toBe('Bauunterbeamtengesellschaft')
    expect(lines.length).toBeGreaterThan(1)
  })
})

describe('balanceLines', () => {
  it('makes lines similar in length', () => {
    const sentence = 'Three sets of every pattern, no guesswork'
    const width = textWidth('Three sets of every pattern, no', styles.lead)
    expect(breakLines(sentence, styles.lead, width)[1]).toBe('guesswork')
    expect(balanceLines(sentence, styles.lead, width)).toEqual([
      'Three sets of every ',
      'pattern, no guesswork',
    ])
  })

  it('never splits a word for balance', () => {
    expect(balanceLines('Calisthenics Mastery', titleStyle(42), 487)).toEqual([
      'Calisthenics ',
      'Mastery',
    ])
  })
})

describe('breakParagraph', () => {
  it('never leaves one short word on the last line', () => {
    const width = textWidth('Keep every working set through week 15 at RPE 9 or', body)
    const sentence = 'Keep every working set through week 15 at RPE 9 or so'
    expect(breakLines(sentence, body, width).at(-1)).toBe('so')
    expect(breakParagraph(sentence, body, width).at(-1)).toMatch(/ so$/)
  })
})

describe('drawable', () => {
  it('passes what the typeface can draw', () => {
    expect(toDrawable('3 × 8–10 “clean” reps… ½ Łódź')).toEqual({
      drawn: '3 × 8–10 “clean” reps… ½ Łódź',
    })
  })

  it.each([
    ['Squat → press', 'Squat › press'],
    ['שלום', '????'],
  ])('draws %s as %s and keeps the original for readers', (original, drawn) => {
    expect(toDrawable(original)).toEqual({ drawn, actual: original })
  })

  it('joins letters with their accents, and joins lines', () => {
    expect(toDrawable('Cafe\u0301\nbreak')).toEqual({ drawn: 'Café break' })
  })
})

import { dangerFinder } from '../../../src/search/model/danger'

const section = (id: string, ...words: string[]) => ({
  id,
  title: id,
  steps: [{ advice: 'Call.', words }],
})

const sections = [
  section('collapse', 'faint / pass out / collapse'),
  section('chest', 'heart attack', 'chest / breast + pain / tight'),
  section('breathing', 'not + breathe'),
  section('sugar', 'sugar #'),
  section('pulse', 'pulse + >99 / <40 + rest'),
  section('pregnancy', 'pregnant + pain / bleed', 'postpartum + bleed', 'baby + not + move'),
]
const sameWords = [
  ['not', 'cannot', 'can not', 'cant', 'couldnt', 'unable', 'isnt', 'hasnt', 'stopped'],
  ['pregnant', 'pregnancy', 'expecting'],
  ['postpartum', 'c section', 'gave birth'],
]
const harmless = ['chest press', 'collapse + arch', 'faint of heart']
const wordsOfSite = ['gain', 'press', 'workout', 'arch']

const find = dangerFinder({ sections, sameWords, harmless }, (term) => wordsOfSite.includes(term))
const found = (query: string) => find(query).map(({ id }) => id)

test.each([
  ['chest pain', ['chest']],
  ['my husband says that it hurts a lot in the left of his chest', ['chest']],
  ['heart attack', ['chest']],
  ['someone has passed right out', ['collapse']],
  ['cannot breathe', ['breathing']],
  ['can not breathe', ['breathing']],
  ["he can't breathe", ['breathing']],
  ['she couldn’t breathe', ['breathing']],
  ['kid unable to breathe', ['breathing']],
  ['expecting and bleeding', ['pregnancy']],
  ['bleeding after my c-section', ['pregnancy']],
  ['i gave birth and i am bleeding', ['pregnancy']],
  ["baby hasn't moved", ['pregnancy']],
  ['sugar 38', ['sugar']],
  ['pulse 39 at rest', ['pulse']],
  ['at rest, a pulse of 100', ['pulse']],
  ['pulse at rest 120, 121', ['pulse']],
])('“%s” needs %s', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('the step with the longest sign is the advice, then the first', () => {
  const steps = [
    { advice: 'Lean forward.', words: ['not + breathe', 'cough'] },
    { advice: 'Blows on the back.', words: ['choke', 'choke + not + breathe'] },
    { advice: 'Head low.', words: ['choke + baby'] },
  ]
  const adviceFor = dangerFinder(
    { sections: [{ id: 'breathing', title: 'Breathing', steps }], sameWords, harmless },
    () => false,
  )
  const advice = (query: string) => adviceFor(query).map((danger) => danger.advice)
  expect(advice('cannot breathe')).toEqual(['Lean forward.'])
  expect(advice('choking')).toEqual(['Blows on the back.'])
  expect(advice('choking, cannot breathe')).toEqual(['Blows on the back.'])
  expect(advice('baby choking')).toEqual(['Head low.'])
  expect(advice('choking and coughing')).toEqual(['Lean forward.'])
})

test.each(['chest pian', 'brest pain', 'chets tihgt', 'haert atack', 'cannot breethe'])(
  'a typo in a danger word is forgiven, also in a short one: %s',
  (query) => {
    expect(found(query)).toHaveLength(1)
  },
)

test('two letters off is a typo only of a long word that starts right', () => {
  const correct = dangerFinder(
    {
      sections: [section('heat', 'hyperthermia'), section('head', 'headache')],
      sameWords,
      harmless,
    },
    () => false,
  )
  const idsFor = (query: string) => correct(query).map(({ id }) => id)
  expect(idsFor('worst headake')).toEqual(['head'])
  expect(idsFor('hypothermia')).toEqual([])
  expect(idsFor('hipertherma')).toEqual([])
})

test('of four letters, only a swap is a typo', () => {
  const correct = dangerFinder(
    { sections: [section('breathing', 'gasp')], sameWords, harmless },
    () => false,
  )
  expect(correct('gapsing for air')).toHaveLength(1)
  expect(correct('deep gash')).toEqual([])
})

test('of a group, the longest phrase counts', () => {
  const both = [
    section('chest', 'heart racing'),
    section('pregnancy', 'pregnant + heart / heart racing'),
  ]
  const rank = dangerFinder({ sections: both, sameWords, harmless }, () => false)
  expect(rank('pregnant, heart racing').map(({ id }) => id)).toEqual(['pregnancy', 'chest'])
})

test('a word of the site is no typo', () => {
  expect(found('chest gain')).toEqual([])
})

test.each([
  'chest workout',
  'heart rate',
  'attack the heart of it',
  'no sugar',
  'pulse at rest',
  'pulse 40 at rest',
  'pulse 99 at rest',
  'collapsed arches',
  'not for the faint of heart',
  'knee pain chest press',
])('“%s” needs nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('a harmless term does not hide danger beside it', () => {
  expect(found('chest press, now chest pain')).toEqual(['chest'])
  expect(found('collapsed arches and i fainted')).toEqual(['collapse'])
})

test('the longest sign comes first, then the first section', () => {
  expect(found('fainted, baby is not moving')).toEqual(['pregnancy', 'collapse'])
  expect(found('pregnant, chest pain')).toEqual(['chest', 'pregnancy'])
})

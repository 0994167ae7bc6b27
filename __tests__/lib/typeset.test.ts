import { typeset, typesetAll, typesetHtml } from '../../src/lib/typeset'

test.each([
  ['3 × 8-10, rest 2-3 min', '3 × 8–\u206010, rest 2–\u20603 min'],
  ['from -0.28 to 0.1 (-2)', 'from −0.28 to 0.1 (−2)'],
  ['208 - 28.7, about 179', '208\u00a0−\u00a028.7, about 179'],
  ['1,200-1,300 kcal', '1,200–\u20601,300\u00a0kcal'],
  ['20 kg (44 lb)', '20\u00a0kg (44\u00a0lb)'],
  ['since 2026-11-23', 'since 2026-11-23'],
  ['call 202-555-0100', 'call 202-555-0100'],
  ['push-up, back-up 3', 'push-up, back-up 3'],
])('sets %j', (written, set) => {
  expect(typeset(written)).toBe(set)
})

test('leaves ids, names and weights, which are read again', () => {
  const line = { exercise: '90-90', title: '90-90', load: '8-10 kg', sets: '3 × 8-10' }
  expect(typesetAll([line])).toEqual([{ ...line, sets: '3 × 8–\u206010' }])
})

test('leaves the attributes of HTML', () => {
  expect(typesetHtml('<a href="/2-3">2-3</a>')).toBe('<a href="/2-3">2–\u20603</a>')
})

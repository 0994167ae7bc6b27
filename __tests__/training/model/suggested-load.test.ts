import { suggestedLoad } from '../../../src/training/model/suggested-load'

test.each([
  ['6 to 10 kg (15 to 25 lb). If you could do ten more, go a step heavier.', 6, 15],
  ['Two of 3 to 6 kg (5 to 15 lb).', 3, 5],
  ['Most women begin near 8 kg (18 lb), most men near 12 kg (26 lb).', 8, 18],
  ['Three thick books, about 2.5 kg (5 lb); then 1 kg (2 lb) more.', 2.5, 5],
  ['2.5 kg (5 lb) up; it leaves one clean rep.', undefined, undefined],
  ['The empty bar for 8, then 5 kg (10 lb) more a set.', undefined, undefined],
  ['About 90% of the weight you last squatted for six.', undefined, undefined],
])('%s', (advice, kilograms, pounds) => {
  expect(suggestedLoad(advice, 'kg')).toBe(kilograms)
  expect(suggestedLoad(advice, 'lb')).toBe(pounds)
})

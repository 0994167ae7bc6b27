import { solveSweatRate } from '../../../src/calculators/model/sweat-rate'
import { testCases } from './test-cases'

const session = (before: number, after: number, drunk: number, minutes: number, rest = '') =>
  `?before=${before}&after=${after}&drunk=${drunk}&minutes=${minutes}${rest}`

// Two hours in warm weather, unless a case gives another time. The least replaces all but 2 percent of the weight, the most is four
// fifths of the sweat, up to a liter an hour.
testCases(
  'sweat-rate',
  solveSweatRate,
  [
    // 1 + 0.4; 2.8 - 1.44, and 2.24 would be more than 2
    [
      session(72, 71, 0.4, 60),
      '1.4 L (47 fl oz) an hour',
      'at least 1.36 L (46 fl oz) in all, at most 2 L (68 fl oz)',
    ],
    // Luis in the article on hydration: 2.8 - 1.6
    [session(80, 79, 0.4, 60), '1.4 L (47 fl oz) an hour', 'at least 1.2 L (41 fl oz) in all'],
    // Wanda: 1.5 - 1.1, and four fifths of 1.5
    [
      session(55, 54.7, 0.2, 60, '&hours=3'),
      '0.5 L (17 fl oz) an hour',
      'at least 0.4 L (14 fl oz) in all, at most 1.2 L (41 fl oz)',
    ],
    // Urine doesn't count as sweat
    [session(72, 71, 0.4, 60, '&toilet=0.3'), '1.1 L (37 fl oz) an hour'],
    // Heavier by no more than the scale is off
    [session(60, 60.1, 0.8, 60), '0.7 L (24 fl oz) an hour', 'at most 1.12 L'],
    [session(70, 70, 0, 60), '0 L (0 fl oz) an hour', 'For 2 hours: drink when you are thirsty.'],
    // 2.9 percent; 4 - 1.4 is more than 2 liters in 2 hours
    [session(70, 68, 0, 60), '2 L (68 fl oz) an hour', '2.9 percent lighter.', 'you can drink'],
    // 3.5 ÷ 2, 4.3 percent
    [session(70, 67, 0.5, 120), '1.75 L (59 fl oz) an hour', '4.3 percent lighter'],
    // 5 percent is the largest accepted loss
    [session(80, 76, 0, 120), '2 L (68 fl oz) an hour', '5 percent lighter'],
    // 3.5 is the largest plausible rate
    [session(100, 96.5, 0, 60), '3.5 L (118 fl oz) an hour', 'more than you can drink'],
    // 0.7 - 1.44 is nothing; four fifths of 0.7 would be more than a liter an hour
    [
      session(72, 71, 0.4, 60, '&hours=0.5'),
      '1.4 L',
      'For 0.5 hours at this effort and in this weather: drink to thirst, at most 0.5 L (17 fl oz)',
    ],
    [session(72, 71, 0.4, 60, '&hours=1'), '1.4 L', 'For 1 hour at this effort'],
    // Four fifths of 1.4 would be more than 1
    [session(72, 71, 0.4, 60, '&hours=6'), '1.4 L', 'no more than 0.6 L (20 fl oz) an hour'],
    [session(90, 87.8, 0.4, 60, '&hours=24'), '2.6 L', 'no more than 0.6 L (20 fl oz) an hour'],
    // 0.8 × 0.5
    [session(55, 54.7, 0.2, 60, '&hours=5'), '0.5 L', 'no more than 0.4 L (14 fl oz) an hour'],
    // The longest that is planned: 5.6 - 1.44 is more than 4
    [session(72, 71, 0.4, 60, '&hours=4'), '1.4 L', 'For 4 hours at this', 'more than you can'],
    // 1 + 1 - 0.3: 3.4 - 1.4 is the 2 L of the most. 3.32 - 1.4 is nearly that, 3.28 - 1.4 leaves a range
    [session(70, 69, 1, 60, '&toilet=0.3'), '1.7 L', 'you would lose more than you can drink'],
    [session(70, 69, 1, 60, '&toilet=0.34'), '1.66 L', 'you would lose more than you can drink'],
    [session(70, 69, 1, 60, '&toilet=0.36'), '1.64 L', 'at least 1.88 L', 'at most 2 L'],
    // 0.1 kg in a third of an hour: no plan under 40 minutes, nor over 2 hours
    [
      session(72, 71.6, 0, 20, '&hours=0.5'),
      '1.2 L',
      '"plan":"No plan from 20 minutes: 0.1 kg (0.2 lb) on the scale is 0.3 L',
      'Weigh yourself on a session of 40 minutes to 2 hours',
    ],
    [session(72, 71.4, 0, 39, '&hours=1'), '0.92 L', '"plan":"No plan from 39', 'is 0.15 L'],
    [session(72, 71.4, 0, 40, '&hours=1'), '0.9 L', '"plan":"For 1 hour'],
    [session(72, 70.6, 0, 120, '&hours=1'), '0.7 L', '"plan":"For 1 hour'],
    [
      session(72, 70.6, 0, 121, '&hours=1'),
      '0.69 L',
      '"plan":"No plan from more than 2 hours',
      'Until then, drink when you are thirsty',
    ],
    // In cool weather, thirst is enough
    [session(72, 71, 0.4, 60, '&weather=cool'), '1.4 L', 'drink to thirst, at most 2 L'],
    [session(70, 68, 0, 60, '&weather=cool'), '2 L', '"note":""', 'at most 2 L'],
    // Twice as long as the test is no guess yet
    [session(72, 71, 0.4, 60), '1.4 L', '"note":""'],
    [session(72, 71, 0.4, 60, '&hours=2.1'), '1.4 L', 'more than twice as long as your 60 minutes'],
    // 3 percent, and 3.1
    [session(100, 97, 0, 60), '3 L', 'In heat, more than 2 percent'],
    [session(100, 96.9, 0, 60), '3.1 L', 'a matter of health'],
    // Exactly nothing, which the computer makes a little less; and what a scale can't tell from it
    [session(80, 80.1, 0.1, 60), '0 L (0 fl oz) an hour'],
    [session(70, 70.05, 0, 60), '0 L (0 fl oz) an hour'],
    [session(30, 30, 0.3, 60), '0.3 L (10 fl oz) an hour', 'at most 0.48 L (16 fl oz) in all'],
    // 2.2 lb are 0.998 kg, 14 fl oz 0.414 L
    [session(158.7, 156.5, 14, 60, '&unit=lb'), '1.41 L (48 fl oz) an hour'],
    [session(176, 174, 10, 60, '&unit=lb'), '1.2 L (41 fl oz) an hour'], // 0.907 + 0.296
    // 3 ÷ 65 minutes is 2.77 an hour, 3.1 is 2.86
    [session(60, 59.9, 3, 65), '2.86 L (97 fl oz) an hour', 'You drank 2.77 L', 'is an emergency'],
    // The most that is drunk without a warning: 1.4 an hour
    [session(80, 80, 1.4, 60), '1.4 L (47 fl oz) an hour', '"note":""'],
    [session(80, 80, 1.45, 60), '1.45 L', 'You drank 1.45 L (49 fl oz) an hour'],
    [session(80, 79, 2.1, 90), '2.07 L', '"note":""'],
    [session(72, 71, 0.4, 60, '&weather=cool&age=older'), '1.4 L', 'drink to thirst'],
  ],
  [
    [session(72, 71, 400, 60), 'More than 3 liters in an hour is likely a typo.'],
    // 400 fl oz are 11.8 L
    [session(158, 157, 400, 60, '&unit=lb'), 'More than 3 liters in an hour'],
    [session(72, 66, 1, 180), 'You came back 8.3 percent lighter. Check both weights.'],
    [session(55, 58, 1, 60), 'You gained more than you drank.'],
    [session(70, 70.06, 0, 60), 'You gained more than you drank.', 'is an emergency'],
    // Heavier than the scale is off, up to 1.9 percent; Wanda of the article with the flat rule of 0.8 L an hour
    [session(60, 60.2, 0.8, 60), 'You came back heavier', 'is an emergency'],
    [session(50, 50.95, 1.2, 60), 'You came back heavier', 'only when you are thirsty'],
    [session(150, 152.85, 2.9, 60), 'You came back heavier'],
    [session(55, 55.9, 2.4, 180), 'You came back heavier'],
    // 2 ÷ 0.5
    [session(80, 78.2, 0.2, 30), 'More than 3.5 liters an hour is likely an error.'],
    ['?condition=fluid', 'Your doctor sets how much you drink'],
    ['?condition=medicine', 'That medicine changes how your body handles water and salt.'],
    ['?age=minor', 'These sums come from adults.'],
    ['?condition=pregnant', 'In pregnancy, drink to thirst'],
    ['?condition=disorder', 'With an eating disorder, now or in the past'],
    [session(20, 20, 0, 10, '&unit=lb'), 'Enter 66 to 552 lb: Weight before.'],
    [session(30, 29.7, 0, 60), 'Enter 30 to 250 kg: Weight after.'],
    [session(72, 71, 0.4, 10), 'Enter 20 to 600: Minutes of training.'],
    [session(72, 71, -1, 60), 'Enter 0 to 5000 L: What you drank.'],
    [session(72, 71, 0.4, 60, '&hours=25'), 'Enter 0.5 to 24: Hours of your event.'],
    // 2 ÷ 55, 1.5 ÷ 55, 1 ÷ 50, 4 ÷ 80, 0.7 ÷ 30, 2 ÷ 60; 4 ÷ 121 lb after 2.96 L
    [session(55, 57, 2.9, 60), 'You came back 3.6 percent heavier.', 'call your emergency number'],
    [session(55, 56.5, 3, 90), 'You came back 2.7 percent heavier.', 'low sodium'],
    [session(50, 51, 1.2, 60), 'You came back 2 percent heavier.'],
    [session(80, 84, 4.1, 120), 'You came back 5 percent heavier.'],
    [session(30, 30.7, 1, 60), 'You came back 2.3 percent heavier.'],
    [session(60, 62, 2.5, 60), 'You came back 3.3 percent heavier.'],
    [session(121, 125, 100, 60, '&unit=lb'), 'You came back 3.3 percent heavier.'],
    ['?age=older', 'At 65 or older, thirst and sweat come later', 'Ask a doctor'],
    // Age never hides a disease, nor cool weather.
    ['?age=older&weather=cool&condition=fluid', 'Your doctor sets how much you drink'],
    ['?age=older&weather=cool&condition=medicine', 'That medicine changes'],
  ],
)

test('a gain beyond what was drunk shows the way to first aid', () => {
  const values = { before: 55, after: 58, drunk: 1, minutes: 60 }
  expect(solveSweatRate({ system: 'kg', numbers: values, texts: {} })).toHaveProperty('urgent')
})

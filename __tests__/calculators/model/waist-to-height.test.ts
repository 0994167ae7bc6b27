import { solveWaistToHeight } from '../../../src/calculators/model/waist-to-height'
import { testCases } from './test-cases'

testCases(
  'waist-to-height',
  solveWaistToHeight,
  [
    ['?waist=84&height=172', '0.49: no increased risk', 'below half your height'], // 0.488
    // 0.494, 0.497 and 0.5: within a centimeter or two of half
    ['?waist=85&height=172', '0.49: no increased risk', 'so close to 0.5 that the tape decides'],
    ['?waist=85.5&height=172', '0.50: increased risk', 'so close to 0.5 that the tape decides'],
    ['?waist=86&height=172', '0.50: increased risk', 'so close to 0.5 that the tape decides'],
    ['?waist=95&height=172', '0.55: increased risk', '"text":"Fat around the organs'], // 0.552
    // 0.571, body mass index 21.6
    [
      '?waist=92&height=161&weight=56',
      '0.57: increased risk',
      'Your body mass index is 21.6, in the lower part of the normal range: lose nothing.',
    ],
    // 0.6 and 0.606
    ['?waist=103.2&height=172', '0.60: further increased risk', 'so close to 0.6'],
    ['?waist=100&height=165', '0.61: further increased risk', 'so close to 0.6'],
    // 0.64
    ['?waist=110&height=172', '0.64: further increased risk', 'blood sugar and blood fats'],
    ['?waist=220&height=200&weight=130', '1.10: further increased risk'],
    ['?waist=70&height=175', '0.40: no increased risk'],
    // 0.398 and 0.395 round to 0.40
    ['?waist=68&height=172', '0.40: no increased risk'],
    ['?waist=68.5&height=172', '0.40: no increased risk'],
    ['?waist=90&height=150', '0.60: further increased risk'],
    // 0.489, 0.506, 0.522
    ['?waist=88&height=180', '0.49: no increased risk'],
    ['?waist=91&height=180', '0.51: increased risk', 'so close to 0.5'],
    ['?waist=94&height=180', '0.52: increased risk'],
    // 0.4895 and 0.4901, 0.5895 and 0.5901: from a hundredth off, the tape decides
    ['?waist=84.2&height=172', '0.49: no increased risk', '"text"'],
    ['?waist=84.3&height=172', '0.49: no increased risk', 'so close to 0.5'],
    ['?waist=101.5&height=172', '0.59: increased risk', 'so close to 0.6'],
    // 1.198
    ['?waist=206&height=172&weight=100', '1.20: further increased risk'],
    // Body mass index 34.8, and 104.3 kg ÷ 1.727² = 34.97
    ['?weight=103', '0.49: no increased risk'],
    ['?waist=34&height=68&weight=230&unit=lb', '0.50: increased risk'],
    // 0.485, 0.5, 0.643, 0.4
    ['?waist=33&height=68&unit=lb', '0.49: no increased risk'],
    ['?waist=34&height=68&unit=lb', '0.50: increased risk'],
    ['?waist=45&height=70&unit=lb', '0.64: further increased risk'],
    ['?waist=28&height=70&unit=lb', '0.40: no increased risk'],
    // 33.8, 30.02, 29.98
    [
      '?weight=100',
      '0.49: no increased risk by the waist alone',
      'your body mass index is 33.8, and from 30 a doctor should check',
    ],
    ['?weight=88.8', '0.49: no increased risk by the waist alone', 'from 30 a doctor'],
    ['?weight=88.7', '0.49: no increased risk', 'Keep it there'],
    // 0.605, 30.4
    ['?waist=104&weight=90', '0.60: further increased risk by the waist alone', 'see the guide'],
    // 19.3, 21.97, 22.005
    ['?waist=90&weight=57', '0.52: increased risk', 'is 19.3, in the lower part', 'lose nothing'],
    ['?waist=90&weight=65', '0.52: increased risk', 'lose nothing'],
    ['?waist=90&weight=65.1', '0.52: increased risk', 'see the guide on losing fat'],
    // 0.651, 19.9
    ['?waist=112&weight=59', '0.65: further increased risk', 'fluid or a growth', 'see a doctor'],
    // 20.96 at 72 and at 69; 23.7 at 65; 25.01 at 65; 27 at 75
    ['?age=72&weight=62', '0.49: no increased risk', 'too little food, and yours is 21.0'],
    ['?age=69&weight=62', '0.49: no increased risk', '"note":""'],
    ['?age=65&waist=95', '0.55: increased risk', 'At 65 or older, no calculator should plan'],
    ['?age=65&waist=95&weight=74', '0.55: increased risk', 'see the guide on losing fat'],
    ['?age=75&waist=95&weight=80', '0.55: increased risk', 'At 75 or older, losing weight costs'],
    // 62 ÷ 1.72² is 20.96: too little food comes before any talk of losing.
    ['?age=78&waist=95&weight=62', '0.55: increased risk', 'At your age and weight, lose nothing'],
    ['?age=18', '0.49: no increased risk'],
    // Under 20, no loss below 25, whatever the waist: 23.7; but from 25.01
    ['?age=19&waist=95', '0.55: increased risk', 'Under 20, no calculator should plan a loss'],
    ['?age=19&waist=95&weight=74', '0.55: increased risk', 'see the guide on losing fat'],
    ['?age=20&waist=95', '0.55: increased risk', 'see the guide on losing fat'],
    // 27.51, 27.48
    ['?weight=81.4', '0.49: no increased risk', 'obesity begins at 27.5, and yours is 27.5'],
    ['?weight=81.3', '0.49: no increased risk', '"note":""'],
  ],
  [
    [
      '?waist=65&height=172',
      'Your ratio is 0.38, and the guideline has no band below 0.40.',
      'usual',
    ],
    [
      '?waist=27&height=70&unit=lb',
      'Your ratio is 0.39, and the guideline has no band below 0.40.',
    ],
    // 0.395 of 172 is 67.9; body mass index 18.6 and 18.3
    ['?waist=67.9&height=172', 'Your ratio is 0.39'],
    ['?waist=65&weight=55', 'Your ratio is 0.38'],
    ['?waist=65&weight=54', 'Your weight is low for your height'],
    // 35.2; 104.8 kg ÷ 1.727² = 35.1
    [
      '?weight=104',
      'Your body mass index is 35, and the bands are for less than 35',
      'appointment',
    ],
    ['?waist=34&height=68&weight=231&unit=lb', 'Your body mass index is 35'],
    // 0.302, 0.297, 1.203
    ['?waist=52', 'Your ratio is 0.30'],
    ['?waist=51', 'That waist and that height do not go together.'],
    ['?waist=207', 'That waist and that height do not go together.'],
    ['?condition=unwanted', 'Losing weight without trying can be a sign of illness.'],
    // 0.278, 1.29
    ['?waist=50&height=180', 'That waist and that height do not go together.'],
    ['?waist=220&height=170', 'That waist and that height do not go together.'],
    ['?age=17', 'Growing bodies change from month to month.'],
    ['?condition=pregnant', 'In pregnancy and the months after'],
    ['?condition=disorder', 'With an eating disorder, now or in the past'],
    ['?condition=unwanted+disorder', 'With an eating disorder', 'Losing weight without trying can'],
    ['?waist=30', 'Enter 40 to 220 cm: Waist.'],
    ['?height=5.8&unit=lb', 'Enter 47 to 91 in: Height.'],
    ['?waist=', 'Enter a number: Waist.'],
    ['?condition=tall', 'Choose one: Which of these apply to you?.'],
    // 19.9 at 72
    ['?age=72&weight=59', 'At your age that weight is low for your height'],
    ['?age=9', 'Enter 10 to 100: Age.'],
  ],
)

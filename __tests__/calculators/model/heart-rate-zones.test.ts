import { solveHeartRate } from '../../../src/calculators/model/heart-rate-zones'
import { testCases } from './test-cases'

// Moderate is from 64 to below 77 percent of the maximum, or from 40 to below 60 of the reserve.
testCases(
  'heart-rate-zones',
  solveHeartRate,
  [
    // 208 - 28 = 180: 115.2, and vigorous starts at 138.6
    ['?age=40', 'Moderate is 115 to 138 beats a minute', 'one in twenty more than 20'],
    ['?age=40&resting=60', 'Moderate is 108 to 131 beats'], // 60 + 0.4 × 120 and 60 + 0.6 × 120
    // 0.7 and 0.6 of the reserve are vigorous: 132 to 167, below 60 + 0.9 × 120
    ['?age=40&resting=60', 'Moderate is 108', '"beats":"132 to 167"'],
    // 208 - 49 = 159: 101.8, 122.4; and with a reserve of 99: 99.6, 119.4
    ['?age=70', 'Moderate is 102 to 121 beats'],
    ['?age=70&resting=60', 'Moderate is 100 to 118 beats'],
    ['?age=18', 'Moderate is 125 to 149 beats'], // 195.4: 124.8, 150.2
    // The article on intervals: 179.3, whose 85 to 95 percent, 152 to 170, are vigorous
    ['?age=41', 'Moderate is 115 to 137 beats', '"beats":"138 to 171"'],
    ['?age=55&resting=72', 'Moderate is 111 to 130 beats'], // 169.5, so 170: 72 + 39.2, 72 + 58.8
    // The highest accepted resting rate: 183.5, so 184: 99 + 34, 99 + 51
    ['?age=35&resting=99', 'Moderate is 133 to 149 beats', '90 to 99 is on the high side'],
    // 89 + 38, 89 + 57; 90 + 37.6, 90 + 56.4
    ['?age=35&resting=89', 'Moderate is 127 to 145 beats', '"note":"The maximum of 184'],
    ['?age=35&resting=90', 'Moderate is 128 to 145 beats', '"note":"A resting heart rate of 90'],
    ['?age=40&resting=40', 'Moderate is 96 to 123 beats'], // The lowest: 40 + 56, 40 + 84
    // The narrowest reserve, 138 - 88: 88 + 20, 88 + 30
    ['?age=100&resting=88', 'Moderate is 108 to 117 beats'],
    // 60 + 36, 60 + 54
    ['?age=60&resting=60&maximum=150', 'Moderate is 96 to 113 beats', '"note":"If the talk'],
    ['?age=40&maximum=190', 'Moderate is 122 to 145 beats'], // 121.6, 146.3
    // From 15 percent below the usual 180 to 25 beats above: 97.9, 117.8; and 131.2, 157.9
    ['?age=40&maximum=153', 'Moderate is 98 to 117 beats'],
    ['?age=40&maximum=205', 'Moderate is 131 to 157 beats'],
    // At 70, 159 is usual: 184 is 25 more, 117.8, 141.7; 136 is 14.5 percent less: 60 + 30.4, 60 + 45.6
    ['?age=70&maximum=159', 'Moderate is 102 to 121 beats', 'from a test with a doctor'],
    ['?age=70&maximum=136&resting=60', 'Moderate is 90 to 105 beats', 'from a test with a doctor'],
    ['?age=64&maximum=160', 'Moderate is 102 to 122 beats', '"note":"If the talk'], // 102.4, 123.2
    // At 90, 145: 170 is 25 more, 108.8, 130.9; 124 is 14.5 percent less: 70 + 21.6, 70 + 32.4
    ['?age=90&maximum=145', 'Moderate is 93 to 111 beats', 'nobody older than 81'],
    ['?age=90&maximum=124&resting=70', 'Moderate is 92 to 101 beats', 'from a test with a doctor'],
    ['?age=97', 'Moderate is 90 to 107 beats', 'nobody older than 81'], // 140.1: 89.6, 107.8
    // 151.3: 96.6, 116.3
    ['?age=81', 'Moderate is 97 to 115 beats', 'more than 20. If the talk test disagrees'],
    ['?age=82', 'Moderate is 97 to 115 beats', 'nobody older than 81'], // 150.6
    // 138: 75 + 25.2, 75 + 37.8
    ['?age=100&resting=75', 'Moderate is 100 to 112 beats', 'nobody older than 81'],
    // Diabetes or kidney disease: 115.2, 138.6; and a reserve of 103: 70 + 41.2, 70 + 61.8
    ['?age=40&condition=metabolic', 'Moderate is 115 to 138 beats', 'before vigorous effort'],
    ['?age=50&resting=70&condition=metabolic', 'Moderate is 111 to 131 beats'],
    // 99 + 0.4 × 81, 99 + 0.6 × 81
    ['?resting=99&condition=metabolic', 'Moderate is 131 to 147 beats', 'on the high side'],
    // 195 - 40: 40 + 62, 40 + 93
    ['?age=18&resting=40', 'Moderate is 102 to 132 beats'],
  ],
  [
    ['?age=35&resting=100', 'A resting heart rate of 100 or more needs a doctor'],
    [
      '?resting=119',
      'A resting heart rate of 100 or more needs a doctor',
      'make an appointment. Until then, no hard training.',
    ],
    ['?resting=120', 'A resting heart rate of 120 is for a doctor today', 'dizziness, fainting or'],
    ['?resting=129', 'A resting heart rate of 129 is for a doctor today'],
    ['?resting=130', 'A heart rate of 130 at rest needs emergency care now', 'emergency number'],
    ['?resting=150', 'A heart rate of 150 at rest needs emergency care now'],
    ['?resting=220', 'A heart rate of 220 at rest needs emergency care now'],
    // A pulse comes before everything else.
    ['?resting=150&condition=heart', 'A heart rate of 150 at rest needs emergency care now'],
    ['?resting=125&condition=pregnant', 'A resting heart rate of 125 is for a doctor today'],
    ['?resting=130&condition=pregnant', 'A heart rate of 130 at rest needs emergency care now'],
    // In pregnancy and after birth, an appointment is too late.
    [
      '?resting=100&condition=pregnant',
      'A resting heart rate of 100 is',
      'doctor or midwife today',
    ],
    ['?resting=119&condition=pregnant', 'A resting heart rate of 119 is', 'call your emergency'],
    ['?age=17&resting=100&condition=pregnant', 'A resting heart rate of 100 is', 'midwife today'],
    ['?resting=99&condition=pregnant', 'In pregnancy the heart beats faster', 'after birth'],
    ['?age=16&resting=140', 'A heart rate of 140 at rest needs emergency care now'],
    ['?age=35&resting=39', 'A resting heart rate below 40'],
    ['?age=60&resting=30&maximum=100', 'A resting heart rate below 40'],
    [
      '?age=40&maximum=152',
      'A measured maximum of 152 is more than 15 percent below what is',
      '180',
    ],
    ['?age=40&maximum=206', 'A measured maximum of 206 is more than 25 beats above', '40, 180'],
    ['?age=70&maximum=160', 'At 65 or older, a maximum above the usual 159', 'The peak of a watch'],
    [
      '?age=85&maximum=173',
      'At 65 or older, a maximum above the usual 149',
      'leave the field empty',
    ],
    ['?age=90&maximum=171', 'At 65 or older, a maximum above', 'a heart out of rhythm'],
    ['?age=70&maximum=135', 'A measured maximum of 135 is more than 15 percent below'],
    ['?age=90&maximum=123', 'A measured maximum of 123 is more than 15 percent below', '145'],
    ['?age=90&maximum=124&resting=75', 'Your resting heart rate and your maximum are too close'],
    // Below 140, moderate would begin below 90, near rest: 136 at 70, and the usual 139 at 98
    ['?age=70&maximum=136', 'With a maximum of 136, moderate begins near rest'],
    ['?age=98', 'With a maximum of 139, moderate begins near rest'],
    // Several conditions, each with its sentence; a fast pulse in pregnancy whatever else applies
    ['?condition=heart+pregnant', 'With a heart condition', 'In pregnancy the heart beats faster'],
    ['?resting=105&condition=metabolic+pregnant', 'A resting heart rate of 105', 'midwife today'],
    ['?age=100&resting=89', 'Your resting heart rate and your maximum are too close'],
    ['?age=25&maximum=230', 'A measured maximum of 230 is more than 25 beats above what is usual'],
    // 138 - 95 = 43
    ['?age=100&resting=95', 'Your resting heart rate and your maximum are too close'],
    ['?age=17', 'The formula comes from adults.'],
    ['?age=16&resting=110', 'The formula comes from adults.', 'usual at this age'],
    ['?age=16&resting=119', 'The formula comes from adults.', 'usual at this age'],
    ['?age=16&resting=40', 'The formula comes from adults.'],
    ['?age=16&resting=39', 'A resting heart rate below 40'],
    ['?age=11&resting=33', 'A resting heart rate below 40', 'immediately if you feel dizzy'],
    ['?age=17&resting=120', 'A resting heart rate of 120 is for a doctor today'],
    ['?signs=yes', 'Signs like these during effort come before any number', 'emergency'],
    // A pulse for emergency care comes before them.
    ['?resting=150&signs=yes', 'A heart rate of 150 at rest needs emergency care now'],
    ['?age=40&condition=heart', 'With a heart condition or heart medicine'],
    ['?age=30&condition=pregnant', 'In pregnancy the heart beats faster'],
    ['?age=9', 'Enter 10 to 100: Age.'],
    ['?age=40.5', 'Enter a whole number: Age.'],
    ['?resting=19', 'Enter 20 to 220: Resting heart rate'],
    ['?maximum=79', 'Enter 80 to 230: Measured maximum'],
    // Signs come before whatever else applies
    ['?signs=yes&condition=pregnant', 'Signs like these during effort', 'call your emergency'],
    ['?signs=yes&condition=heart', 'Signs like these during effort', 'call your emergency'],
    ['?signs=yes&condition=metabolic', 'Signs like these during effort'],
    ['?signs=yes&age=16', 'Signs like these during effort'],
    ['?signs=yes&resting=110', 'A resting heart rate of 100 or more', 'call your emergency'],
    ['?condition=pregnant', 'In pregnancy the heart beats faster', 'call your emergency number'],
    ['?resting=39&condition=metabolic', 'A resting heart rate below 40'],
    ['?resting=100&condition=metabolic', 'A resting heart rate of 100 or more'],
    ['?signs=maybe', 'Choose one: Chest tightness'],
  ],
)

test('with diabetes or kidney disease, the zones end at moderate', () => {
  const values = { system: 'kg' as const, numbers: { age: 40 }, texts: { condition: 'metabolic' } }
  const { zones } = solveHeartRate(values) as { zones: { name: string }[] }
  expect(zones.map(({ name }) => name)).toEqual(['Very light', 'Light', 'Moderate'])
})

import { solveProtein } from '../../../src/calculators/model/protein'
import { testCases } from './test-cases'

testCases(
  'protein',
  solveProtein,
  [
    // 70 × 1.6 = 112, 70 × 2.2 = 154
    ['?weight=70&goal=muscle', '110 to 155 g a day', '28 to 39 g in each of 4 meals.'],
    // 84, 112
    ['?weight=70&goal=fit&meals=3', '85 to 110 g a day', '28 to 37 g in each of 3 meals.'],
    // 126, 168
    ['?weight=70&goal=diet&waist=85', '125 to 170 g a day'],
    ['?weight=68&goal=fit', '80 to 110 g a day'], // The article on meals: 81.6, 108.8
    [
      '?weight=100&height=190&goal=muscle&meals=2',
      '160 to 220 g a day',
      '80 to 110 g in each of 2 meals.',
    ],
    // 60, 80: 10 to 13 on each of six plates
    ['?weight=50&height=160&goal=fit&meals=6', '60 to 80 g a day', 'Fewer, larger meals'],
    ['?weight=40&height=145&goal=fit', '50 to 65 g a day'], // 48, 64
    // At most 30 × 1.7² = 86.7 kg: 104, 138.7; a kilogram below, 103.2, 137.6, is the same
    ['?weight=86&height=170&goal=fit', '105 to 140 g a day', '"meals"'],
    ['?weight=87&height=170&goal=fit', '105 to 140 g a day', 'Based on 87 kg'],
    // 30 × 1.8² = 97.2 kg: 155.5, 213.8
    ['?weight=180&height=180&goal=muscle', '155 to 215 g a day', '39 to 54 g in', 'Based on 97 kg'],
    // 30 × 2² is all of the 120 kg: 192, 264
    ['?weight=120&height=200&goal=muscle', '190 to 265 g a day'],
    ['?weight=300&height=230&goal=fit', '190 to 255 g a day'], // 30 × 2.3² = 158.7 kg: 190.4, 253.9
    // 0.4 × 70 = 28: within 21 to 28, below 43, above 18
    ['?goal=fit&age=65', '85 to 110 g a day', 'At 65 or older, have at least 28 g at each meal'],
    ['?goal=fit&age=65&meals=2', '85 to 110 g a day', 'have at least 28 g at each meal, as here'],
    ['?goal=fit&age=65&meals=6', '85 to 110 g a day', 'fewer and larger meals', 'at least 28 g in'],
    ['?goal=fit&age=64', '85 to 110 g a day', '"note":""'],
    ['?goal=muscle&age=100', '110 to 155 g a day'],
    // Body mass index 21.5 at 170 cm, and 22.0: 74.4, 99.2; 76.3, 101.8
    ['?weight=62&height=170&goal=fit&age=72', '75 to 100 g a day', 'too little food, and yours'],
    ['?weight=63.6&height=170&goal=fit&age=72', '75 to 100 g a day', '"note":"At 65 or older'],
    // 24.2, 25.95: 84, 112; 90, 120
    // 0.5 of 170 cm; from a body mass index of 25, the waist changes nothing
    ['?goal=lose&waist=85', '85 to 110 g a day', 'half your height or more: a slow loss helps'],
    ['?weight=75&goal=lose&waist=80', '90 to 120 g a day', '"note":""'],
    ['?goal=fit&waist=95', '85 to 110 g a day', '"note":""'],
    ['?weight=75&goal=lose', '90 to 120 g a day', '"note":""'],
    ['?weight=75&goal=lose&age=74', '90 to 120 g a day', 'At 65 or older, ask your doctor first'],
    // 20.02 at 70: 61.5, 82
    ['?weight=51.25&height=160&goal=fit&age=70', '60 to 80 g a day', 'too little food, and yours'],
    // 29.8: 154.8, 206.4
    ['?weight=86&goal=diet', '155 to 205 g a day', 'little fat to lose'],
    ['?goal=diet&waist=85&age=64', '125 to 170 g a day', 'for people who lift'],
    // 59.9, counted as 30: 86.7 kg
    ['?weight=173&goal=lose', '105 to 140 g a day', 'make an appointment first'],
    // 70.3 kg: 112.5 less a little, 154.7
    ['?weight=155&goal=muscle&unit=lb', '110 to 155 g a day'],
    // 167.64 cm: 84.3 kg, or 186 lb: 101.2, 134.9
    ['?weight=250&height=66&goal=lose&unit=lb', '100 to 135 g a day', 'Based on 186 lb'],
    // 22.03: 101.5, 135.4; and 22.15: 76.8, 102.4
    [
      '?weight=56.4&height=160&goal=diet&waist=80',
      '100 to 135 g a day',
      'Never lose below a body mass',
    ],
    ['?weight=64&goal=lose&waist=85', '75 to 100 g a day', 'a slow loss helps'],
    // 28 g are reached by 28 to 37, and by the upper end of 21 to 28
    ['?goal=fit&age=66&meals=3', '85 to 110 g a day', 'have at least 28 g at each meal, as here'],
    ['?goal=fit&age=66&meals=4', '85 to 110 g a day', 'have at least 28 g at each meal: 0.4 g'],
    // 86.7 kg count: 104, 138.7; 35 to 47 g a meal, and 0.4 × 86.7 = 34.7
    ['?weight=87&goal=fit&age=65&meals=3', '105 to 140 g a day', 'at least 35 g at each meal, as'],
    ['?goal=fit&age=18', '85 to 110 g a day', '"note":""'],
  ],
  [
    // Body mass index 17.5, 19.5, 19.98, 18.4
    ['?weight=60&height=185&goal=diet', 'Your weight is low for your height'],
    ['?weight=50&height=160&goal=diet', 'Your body mass index is 19.5, in the lower part'],
    ['?weight=57.74&goal=lose', 'Your body mass index is 20.0, in the lower part'],
    ['?weight=47&height=160', 'Your weight is low for your height'],
    ['?goal=lose&age=75', 'At 75 or older, losing weight costs muscle and bone'],
    // 25.95
    ['?weight=75&goal=diet&age=65', 'Dieting while lean is for people under 65'],
    // 24.2, 24.9; 19.98 at 70
    ['?goal=diet&age=65', 'At 65 or older, no calculator should plan a loss', 'is 24.2'],
    ['?weight=72&goal=lose&age=65', 'At 65 or older, no calculator should plan a loss'],
    ['?weight=51.15&height=160&goal=fit&age=70', 'At your age that weight is low', 'two weeks'],
    // 30.1, 38.1
    ['?weight=87&goal=diet', 'Dieting while lean is for people under 65', 'Choose Losing weight.'],
    ['?weight=110&goal=diet', 'Dieting while lean is for people under 65'],
    // 5.7, 60.2
    ['?weight=30&height=230', 'No formula holds for that weight at that height.'],
    ['?weight=174', 'No formula holds for that weight at that height.'],
    ['?height=', 'Enter a number: Height.'],
    ['?age=17', 'These amounts come from studies of adults.'],
    ['?condition=unwanted', 'Losing weight without trying can be a sign of illness.'],
    ['?condition=kidney', 'With kidney disease or one kidney, the right'],
    ['?condition=pregnant', 'In pregnancy and breastfeeding, the need changes'],
    ['?condition=disorder', 'With an eating disorder, now or in the past'],
    ['?weight=29', 'Enter 30 to 300 kg: Body weight.'],
    ['?weight=30&unit=lb', 'Enter 66 to 662 lb: Body weight.'],
    ['?goal=giant', 'Choose one: Goal.'],
    // 20.3, 21.97; 63.5 kg ÷ 1.702² = 21.9; 24.98 at 65
    ['?weight=52&height=160&goal=diet', 'Your body mass index is 20.3, in the lower part'],
    ['?weight=63.5&goal=lose', 'Your body mass index is 22.0, in the lower part'],
    ['?weight=140&height=67&goal=diet&unit=lb', 'Your body mass index is 21.9, in the lower part'],
    [
      '?weight=72.2&goal=diet&age=65',
      'At 65 or older, no calculator should plan a loss',
      'is 25.0',
    ],
    ['?condition=stones', 'With kidney stones or gout, more protein from meat'],
    ['?condition=levodopa', 'Protein at the same time weakens levodopa.'],
    ['?condition=inborn', 'With an inborn disorder of protein'],
    ['?condition=levodopa+kidney', 'With kidney disease or one kidney', 'weakens levodopa'],
    ['?goal=lose&age=19', 'Under 20, no calculator should plan a loss', 'is 24.2'],
    ['?goal=diet&age=18', 'Under 20, no calculator should plan a loss'],
    ['?goal=lose&waist=221', 'Enter 40 to 220 cm: Waist'],
    ['?condition=liver', 'With liver disease, protein is part of the treatment'],
    ['?condition=treated', 'With these, the danger is to eat too little.'],
    ['?condition=periods', 'These are signs of too little energy', 'do a test first'],
    // Below 25, the waist decides: 24.2, 22.1; 0.471, 0.499
    ['?goal=lose', 'At your weight, the waist decides', 'enter it'],
    ['?weight=64&goal=lose', 'At your weight, the waist decides'],
    ['?goal=lose&waist=80', 'At your weight and waist, health asks for no loss'],
    ['?goal=diet&waist=84.9', 'At your weight and waist, health asks for no loss'],
    ['?condition=unchecked', 'Early kidney disease is common', 'leave this box empty'],
  ],
)

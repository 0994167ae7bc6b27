import { solveProtein } from '../../../src/tools/model/protein'
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
    ['?weight=70&goal=diet', '125 to 170 g a day'],
    ['?weight=68&goal=fit', '80 to 110 g a day'], // The article on meals: 81.6, 108.8
    ['?weight=100&goal=muscle&meals=2', '160 to 220 g a day', '80 to 110 g in each of 2 meals.'],
    // 60, 80: 10 to 13 on each of six plates
    ['?weight=50&goal=fit&meals=6', '60 to 80 g a day', 'Fewer, larger meals'],
    ['?weight=40&goal=fit', '50 to 65 g a day'], // 48, 64
    ['?weight=52&height=160&goal=diet', '95 to 125 g a day'], // Body mass index 20.3: 93.6, 124.8
    // At most 30 × 1.7² = 86.7 kg: 104, 138.7; a kilogram below, 103.2, 137.6, is the same
    ['?weight=86&height=170&goal=fit', '105 to 140 g a day', '"meals"'],
    ['?weight=87&height=170&goal=fit', '105 to 140 g a day', 'Based on 87 kg'],
    // 30 × 1.8² = 97.2 kg: 175, 233.3
    ['?weight=180&height=180&goal=diet', '175 to 235 g a day', '44 to 59 g in', 'Based on 97 kg'],
    // 30 × 2² is all of the 120 kg: 192, 264
    ['?weight=120&height=200&goal=muscle', '190 to 265 g a day'],
    ['?weight=300&height=230&goal=fit', '190 to 255 g a day'], // 30 × 2.3² = 158.7 kg: 190.4, 253.9
    ['?weight=70&goal=fit&age=older', '85 to 110 g a day', 'about 28 g per meal'], // 0.4 × 70
    // 70.3 kg: 112.5 less a little, 154.7
    ['?weight=155&goal=muscle&unit=lb', '110 to 155 g a day'],
    // 167.64 cm: 84.3 kg, or 186 lb: 151.8, 202.3
    ['?weight=250&height=66&goal=diet&unit=lb', '150 to 200 g a day', 'Based on 186 lb'],
  ],
  [
    ['?weight=44.9&goal=diet', 'At this weight a diet can do harm'],
    // Body mass index 19.5
    ['?weight=50&height=160&goal=diet', 'At this weight a diet can do harm'],
    ['?weight=55&goal=diet', 'Enter your height too: it decides whether a diet is safe'],
    ['?weight=39.9&goal=muscle', 'At this weight, a number from a formula is no help.'],
    // 18.4
    ['?weight=47&height=160', 'At this weight, a number from a formula is no help.'],
    ['?weight=180&goal=diet', 'At this weight, grams per kilogram can give too much.'],
    // 5.7
    ['?weight=30&height=230', 'That weight and that height do not go together.'],
    ['?age=minor', 'These amounts come from studies of adults.'],
    ['?condition=kidney', 'With kidney disease, the right amount depends'],
    ['?condition=pregnant', 'In pregnancy and breastfeeding, the need changes'],
    ['?condition=disorder', 'With an eating disorder, now or in the past'],
    ['?weight=29', 'Enter 30 to 300 kg: Body weight.'],
    ['?weight=30&unit=lb', 'Enter 66 to 662 lb: Body weight.'],
    ['?goal=giant', 'Choose one: Goal.'],
  ],
)

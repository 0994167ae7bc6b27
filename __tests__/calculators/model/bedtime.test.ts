import { formatTime, parseTime, solveBedtime } from '../../../src/calculators/model/bedtime'
import { testCases } from './test-cases'

const by = (time: string) => `For 7 hours of sleep: lights off by ${time}`

testCases(
  'bedtime',
  solveBedtime,
  [
    // The article on sleep: 355 of 400 are 89 percent, 420 ÷ 0.89 = 472 before 6:00 is 10:08
    [
      '?wake=06:00&latency=25&awake=20&bed=6.67',
      by('10:10 PM'),
      '"share":89',
      // 480 ÷ 0.89 = 539
      '["8 hours","9:00 PM"]',
    ],
    // 06:30 after 7.5 hours in bed, 15 minutes to fall asleep and 15 awake: 420 of 450 minutes are 93 percent,
    // 420 ÷ 0.93 = 451.6 before 6:30 is 10:58; 540 ÷ 0.93 = 580.6: 8:49
    ['', by('11:00 PM'), '"share":93', '["9 hours","8:50 PM"]'],
    // 451.6 before 2 PM is 6:28, before midnight 4:28, before 11:59 PM 4:27
    ['?wake=14:00', by('6:30 AM')],
    ['?wake=00:00', by('4:30 PM')],
    ['?wake=23:59', by('4:25 PM')],
    // All of it asleep: 7 hours before 6:30
    ['?latency=0&awake=0', by('11:30 PM'), '"share":100'],
    // 421 of 480 are 88: 477.3 before 7:00 is 11:03
    ['?wake=07:00&latency=30&awake=29&bed=8', by('11:05 PM')],
    // 450 of 480 are 94: 446.8 before 8:00 is 12:33
    ['?wake=08:00&latency=0&awake=30&bed=8', by('12:35 AM'), '"note":""'],
    // 400 of 420 are 95: 442.1 before 5:00 is 9:38
    ['?wake=05:00&latency=10&awake=10&bed=7', by('9:40 PM')],
    ['?bed=10', by('11:10 PM')], // 570 of 600 are 95: 442.1: 11:08
    // The least that is answered: 255 of 300 are 85: 494.1: 10:16; 153 of 180 are 85 too
    ['?latency=15&awake=30&bed=5', by('10:15 PM'), 'That night was short'],
    ['?latency=0&awake=27&bed=3', by('10:15 PM'), 'That night was short'],
    ['?latency=0&awake=0&bed=3', by('11:30 PM'), 'check with one of 6 hours'],
    // 361 of 420 are 86: 488.4: 10:22
    ['?latency=30&awake=29&bed=7', by('10:20 PM'), '"note":""'],
    // The longest night: 840 of 840
    ['?latency=0&awake=0&bed=14', by('11:30 PM')],
    // All asleep: 8 and 10 hours before midnight
    [
      '?wake=00:00&latency=0&awake=0&age=teenager',
      'For 8 hours of sleep: lights off by 4:00 PM',
      '["10 hours","2:00 PM"]',
    ],
    // Eight hours for a teenager: 480 ÷ 0.93 = 516.1: 9:54; ten: 645.2: 7:45
    ['?age=teenager', 'For 8 hours of sleep: lights off by 9:55 PM', '["10 hours","7:45 PM"]'],
    // 530 of 540 are 98: 489.8 before 7:30 is 11:20
    [
      '?wake=07:30&latency=10&awake=0&bed=9&age=teenager',
      'For 8 hours of sleep: lights off by 11:20 PM',
    ],
    // 710 of 720 are 99: 424.2: 11:26; 11.8 hours asleep
    ['?latency=5&awake=5&bed=12', by('11:25 PM'), 'You slept about 11.8 hours', 'see a doctor'],
    // Nine hours asleep are the most without a note, ten for teenagers
    ['?latency=0&awake=0&bed=9', by('11:30 PM'), '"note":""'],
    ['?latency=0&awake=0&bed=9.1', by('11:30 PM'), 'You slept about 9.1 hours'],
    ['?latency=0&awake=0&bed=10&age=teenager', 'For 8 hours of sleep: lights', '"note":""'],
    ['?latency=0&awake=0&bed=10.5&age=teenager', 'For 8 hours', 'you often sleep more than 10'],
    // 547 of 606 are 90: 466.7: 10:43; 9.1 hours asleep
    ['?latency=30&awake=29&bed=10.1', by('10:45 PM'), 'You slept about 9.1 hours'],
  ],
  [
    // No table together with 'go to bed when sleepy': 31 minutes awake; 301 of 360 are 84 percent
    ['?latency=0&awake=31&bed=8', 'If you are awake this much', 'go to bed when sleepy'],
    ['?latency=0&awake=55&bed=7', 'If you are awake this much'],
    ['?latency=30&awake=29&bed=6&age=teenager', 'If you are awake this much'],
    ['?latency=30&awake=29&bed=5', 'A night of less than 6 hours in bed says little'],
    ['?condition=insomnia', 'More time in bed makes such nights lighter', 'behavioral therapy'],
    ['?latency=120&awake=180', 'If you are awake this much'],
    ['?latency=0&awake=120&bed=9', 'If you are awake this much'],
    ['?latency=40&awake=55', 'If you are awake this much'],
    ['?latency=31&awake=30&bed=9', 'If you are awake this much'],
    // An hour awake is enough, however it is spread: with so much, more time in bed does harm rather than good
    ['?latency=30&awake=30&bed=8', 'If you are awake this much', 'go to bed when sleepy'],
    ['?latency=0&awake=60&bed=8', 'If you are awake this much', 'cognitive behavioral therapy'],
    ['?latency=10&awake=50&bed=9', 'If you are awake this much'],
    ['?latency=20&awake=40&bed=10&age=teenager', 'If you are awake this much'],
    ['?latency=30&awake=30&bed=5', 'A night of less than 6 hours in bed says little'],
    ['?condition=apnea+rhythm', 'Loud snoring with pauses', 'With bipolar disorder or epilepsy'],
    // From 31 minutes to fall asleep, no bedtime is earlier
    ['?latency=31&awake=0&bed=8', 'If you are awake this much', 'go to bed when sleepy'],
    ['?latency=31&awake=30&bed=6', 'If you are awake this much', 'insomnia'],
    // Three hours in bed say nothing about insomnia: 140 of 180 are 78 percent, 143 are 79; and 61 minutes awake
    ['?latency=10&awake=30&bed=3', 'A night of less than 6 hours in bed says little'],
    ['?latency=37&awake=0&bed=3', 'A night of less than 6 hours in bed says little'],
    ['?latency=31&awake=0&bed=5.9', 'A night of less than 6 hours in bed says little'],
    ['?latency=61&awake=0&bed=5.9', 'A night of less than 6 hours in bed says little'],
    ['?condition=apnea', 'Loud snoring with pauses', 'do not drive sleepy'],
    ['?condition=mood', 'Needing little sleep', 'see a doctor within a day'],
    ['?despair=yes', 'You are not alone with this', 'call or text 988', 'emergency number now'],
    ['?latency=240&awake=240&bed=8', 'You were awake for as long as you were in bed.'],
    ['?wake=', 'Enter the time you get up.'],
    ['?wake=noon', 'Enter the time you get up.'],
    ['?wake=24:00', 'Enter the time you get up.'],
    ['?latency=301', 'Enter 0 to 300: Minutes to fall asleep.'],
    ['?latency=-1', 'Enter 0 to 300: Minutes to fall asleep.'],
    ['?bed=2', 'Enter 3 to 14: Hours in bed that night.'],
    ['?age=child', 'Choose one: Age.'],
    // Despair comes before whatever else applies, and before the numbers
    ['?despair=yes&condition=apnea', 'You are not alone with this', 'emergency number now'],
    ['?despair=yes&condition=rhythm', 'You are not alone with this'],
    ['?despair=yes&latency=240&awake=240&bed=8', 'You are not alone with this'],
    ['?despair=yes&wake=', 'You are not alone with this'],
    ['?despair=perhaps', 'Choose one: Despair'],
    ['?condition=rhythm', 'With bipolar disorder or epilepsy', 'the same hours every day'],
  ],
)

test.each([
  [0, '12:00 AM'],
  [720, '12:00 PM'],
  [-1, '11:59 PM'],
])('%i minutes after midnight is %s', (minutes, time) => {
  expect(formatTime(minutes)).toBe(time)
})

test.each(['24:00', '6:60', '06:30:00'])('"%s" is no time', (time) => {
  expect(parseTime(time)).toBeUndefined()
})

/** Generic program for unknown plan addresses and plans without a detail (spec section 2, Workout detail). */
export const placeholderPlan = {
  title: 'Workout Program',
  level: 'All Levels',
  category: 'Fitness',
  description: 'A balanced general program you can start today with very little equipment.',
  duration: '4 weeks, 4x/week',
  equipment: 'Bodyweight, a pair of dumbbells if you have them',
  overview:
    'This is our general program: four sessions a week of about 40 minutes, for anyone who is healthy and wants to start or restart. Warm up for five minutes with brisk walking and easy versions of the first two exercises, then work down the list in order.\n\nStop each set when you could still do two more clean repetitions. When you reach the top of the range in every set, make the exercise a little harder next time: more weight, a slower way down, or a longer range.\n\nSharp pain, chest pain or dizziness end the session. If you are pregnant, recovering from surgery or being treated for your heart, ask your doctor before you begin.',
  goals: [
    'Train on at least 14 of the 16 planned days',
    'Add one set to each main exercise by week 3 without losing form',
    'Hold a front plank for 45 seconds',
    'Finish the last week feeling that you could do another',
  ],
  schedule: [
    'Two sets of everything, well short of your limit. Learn the movements and write down what you used.',
    'Three sets of the first four exercises. Keep the loads, shorten nothing.',
    'Three sets of everything. Add a repetition per set, or a little weight, where week 2 felt easy.',
    'Repeat week 3 and beat it by one repetition per exercise. Then pick a plan with your level in its name.',
  ],
  exercises: [
    { name: 'Squat to a chair', sets: '3', reps: '10-12', rest: '75 seconds' },
    { name: 'Push-up, hands raised as needed', sets: '3', reps: '6-12', rest: '75 seconds' },
    { name: 'Hip hinge', sets: '3', reps: '10-12', rest: '75 seconds' },
    { name: 'One-arm row', sets: '3', reps: '8-12 per side', rest: '60 seconds' },
    { name: 'Reverse lunge', sets: '2-3', reps: '8 per side', rest: '60 seconds' },
    { name: 'Front plank', sets: '3', reps: '20-45 seconds', rest: '45 seconds' },
  ],
} as const

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readSession, type SessionLog } from '../../../../packages/progression/record/log'
import {
  type ForeignLog,
  readForeignLog,
} from '../../../../src/training/model/transfer/foreign-log'
import { foreignSessions } from '../../../../src/training/model/transfer/foreign-sessions'
import { mergeLogs } from '../../../../src/training/model/transfer/merge'
import { parseCsv } from '../../../../src/training/model/transfer/parse-csv'

const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-05 18:30:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",W,40,10,0,0,,,
2024-03-05 18:30:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",1,60,8,0,0,"Seat ""low""
and wide","Slept well",8
2024-03-05 18:30:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",2,62.5,6,0,0,,,9.5
2024-03-05 18:30:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,,,
2024-03-05 18:30:00,"Push, heavy",1h 5m,Plank,1,0,0,0,45,,,
2024-03-07 07:00:00,Run,30m,Running,1,0,0,5.2,1800,,,
`

const HEVY = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Pull Day","5 Mar 2024, 18:30","5 Mar 2024, 19:30","","Pull Up","","Strict",0,"warmup","",5,"","",""
"Pull Day","5 Mar 2024, 18:30","5 Mar 2024, 19:30","","Pull Up","","Strict",1,"normal","",8,"","",8
"Pull Day","5 Mar 2024, 18:30","5 Mar 2024, 19:30","","Farmers Walk","","",0,"normal",24,"",0.04,"",""
`

function read(text: string): ForeignLog {
  const log = readForeignLog(text)
  if (!log) throw new Error('This is a log.')
  return log
}

test.each([
  ['a,b\r\n"x, y","say ""no""\nnow"\r\n\r\n,2', 'a|b / x, y|say "no"\nnow / |2'],
  ['\uFEFFa;b;c\n1,5;"2;3";', 'a|b|c / 1,5|2;3|'],
  ['a\tb\n1\t2\n', 'a|b / 1|2'],
  ['', ''],
  ['a,b\n"open, 1', 'a|b / open, 1'],
])('parses quoted cells with separators, quotes and line breaks: %j', (table, rows) => {
  expect(
    parseCsv(table)
      .map((row) => row.join('|'))
      .join(' / '),
  ).toBe(rows)
})

test('reads sessions, sets, notes and effort from Strong, without warm-ups and rests', () => {
  const log = read(STRONG)
  expect(log).toMatchObject({ app: 'Strong', knowsUnit: false, unreadable: 0, warmUps: 1 })
  const [push, run] = log.sessions
  const sets = [
    { load: 60, reps: 8, left: 2 },
    { load: 62.5, reps: 6, left: 0 },
  ]
  expect(push).toEqual({
    name: 'Push, heavy',
    start: '2024-03-05T18:30:00',
    length: 3900,
    note: 'Slept well',
    exercises: [
      { name: 'Bench Press (Barbell)', note: 'Seat "low"\nand wide', sets },
      { name: 'Plank', note: '', sets: [{ seconds: 45 }] },
    ],
  })
  expect(run?.exercises[0]?.sets).toEqual([{ meters: 5200, seconds: 1800 }])
})

test('reads a Hevy export with its unit and end time', () => {
  const log = read(HEVY)
  expect(log).toMatchObject({ app: 'Hevy', knowsUnit: true, warmUps: 1 })
  const exercises = [
    { name: 'Pull Up', note: 'Strict', sets: [{ reps: 8, left: 2 }] },
    { name: 'Farmers Walk', note: '', sets: [{ load: 24, unit: 'kg', meters: 40 }] },
  ]
  expect(log.sessions).toMatchObject([{ name: 'Pull Day', length: 3600, exercises }])
})

test('reads other columns, other orders, semicolons, decimal commas and pounds', () => {
  const log = read(
    `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
7;"2025-01-02 06:15:00";Legs;2400;Squat (Barbell);1;132,5;5;8,5;;;;
7;"2025-01-02 06:15:00";Legs;2400;Squat (Barbell);Note;;;;;;Belt;`,
  )
  const sets = [{ load: 132.5, unit: 'lb', reps: 5, left: 1 }]
  const exercises = [{ name: 'Squat (Barbell)', note: 'Belt', sets }]
  const sessions = [{ length: 2400, exercises }]
  expect(log).toMatchObject({ app: 'Strong', knowsUnit: true, sessions })
  const hevy = read(HEVY.replace('weight_kg', 'weight_lbs').replaceAll(',', '\t'))
  expect(hevy.app).toBe('Hevy')
})

test('counts rows without a date or an exercise, and rejects other tables', () => {
  const log = read(`${STRONG}2024-13-40 08:00:00,Odd,1h,Curl,1,10,10,0,0,,,\n,,,,1,10,10,0,0,,,\n`)
  expect(log.unreadable).toBe(2)
  for (const text of ['', 'Dear diary', '{"format": "training-log"}', 'Date,Amount\n2024-01-01,3'])
    expect(readForeignLog(text)).toBeUndefined()
})

test('converts sessions of another app to valid sessions of ours, with our ids of exercises', () => {
  const known = new Map([['Plank', { exerciseId: 'plank', title: 'Front plank' }]])
  const [push, run] = foreignSessions(read(STRONG), known, 'lb')
  const bench = { exercise: 'bench-press-barbell', title: 'Bench Press (Barbell)' }
  const sets = [
    { load: 60, unit: 'lb', amount: 8, left: 2 },
    { load: 62.5, unit: 'lb', amount: 6, left: 0 },
  ]
  const plank = { exercise: 'plank', title: 'Front plank', sets: [{ amount: 45 }] }
  expect(push).toMatchObject({
    plan: 'strong',
    planTitle: 'Strong',
    name: 'Push, heavy',
    date: '2024-03-05',
    note: 'Slept well',
    entries: [
      { ...bench, sets },
      { ...plank, asked: { measure: 'seconds' } },
    ],
  })
  // Half an hour converts to minutes, not seconds.
  expect(run?.entries[0]).toMatchObject({ asked: { measure: 'minutes' }, sets: [{ amount: 30 }] })
  expect(readSession(JSON.parse(JSON.stringify(push)))).toEqual(push)
})

const transfer = path.resolve('src/training/model/transfer')
const script = `
  const { readForeignLog } = require('${transfer}/foreign-log.ts')
  const { foreignSessions } = require('${transfer}/foreign-sessions.ts')
  console.log(JSON.stringify(foreignSessions(readForeignLog(process.argv[1]), new Map(), 'kg')))
`

/** Converts a table in a browser with this time zone. */
function convertedIn(zone: string, table: string): SessionLog[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script, table], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('a second import of a table in another time zone adds nothing', () => {
  const table = `${STRONG}2024-03-07 18:00:00,Run,30m,Running,1,0,0,5.2,1800,,,\n`
  const sessions = convertedIn('Europe/Berlin', table)
  const again = convertedIn('America/New_York', table)
  expect(again[0]?.date).toBe('2024-03-05')
  const merged = mergeLogs({ sessions, plans: [] }, { sessions: again, plans: [] })
  expect(merged).toMatchObject({ sessions: [], known: 3, differing: [] })
})

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readSession, type SessionLog } from '../../../../packages/progression/record/log'
import {
  type ForeignLog,
  foreignLogSlices,
} from '../../../../src/training/model/transfer/foreign-log'
import { foreignSessions } from '../../../../src/training/model/transfer/foreign-sessions'
import { parseDateTime } from '../../../../src/training/model/transfer/foreign-values'
import { mergeLogs } from '../../../../src/training/model/transfer/merge'
import { parseCsv } from '../../../../src/training/model/transfer/parse-csv'
import { readForeignLog } from '../../../support/read-foreign-log'

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
  ['sep=;\na;b\n1,5;2', 'a|b / 1,5|2'],
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

test.each([
  [
    'German',
    'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
    'Ruhezeit',
  ],
  [
    'French',
    "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
    'Minuteur de repos',
  ],
])('reads an export of Strong from an account in %s as the English one', (_, header, rest) => {
  const [, ...lines] = STRONG.split('\n')
  const translated = [header, ...lines].join('\n').replace('Rest Timer', rest)
  expect(read(translated)).toEqual(read(STRONG))
})

test('reads the first exports of Strong, whose columns are named by their units', () => {
  const log = read(
    'Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes\n2016-10-03 19:30:55,"A","Squat",0,70.0,5,0.0,0,""\n',
  )
  expect(log.sessions[0]?.exercises[0]?.sets).toEqual([{ load: 70, unit: 'kg', reps: 5 }])
  const pounds = read(
    'Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds,Notes\n2016-10-03 19:30:55,"A","Run",0,0,0,1.0,600,""\n',
  )
  expect(pounds.sessions[0]?.exercises[0]?.sets).toEqual([{ meters: 1609.344, seconds: 600 }])
})

test.each([
  ['11 Nis 2026, 13:05', '2026-04-11T13:05:00'],
  ['3 Mär 2026, 07:00', '2026-03-03T07:00:00'],
  ['3 Dez. 2026, 07:00', '2026-12-03T07:00:00'],
  ['9 févr. 2026, 07:00', '2026-02-09T07:00:00'],
  ['9 AOÛT 2026, 07:00', '2026-08-09T07:00:00'],
  ['9 ene 2026, 07:00', '2026-01-09T07:00:00'],
  ['9 de out. de 2026, 07:00', '2026-10-09T07:00:00'],
  ['9 fev 2026, 07:00', '2026-02-09T07:00:00'],
  ['9 gen 2026, 07:00', '2026-01-09T07:00:00'],
  ['9 giu 2026, 07:00', '2026-06-09T07:00:00'],
  ['9 Ağu 2026, 07:00', '2026-08-09T07:00:00'],
  ['9 mei 2026, 07:00', '2026-05-09T07:00:00'],
  ['2026年4月11日 13:05', '2026-04-11T13:05:00'],
  ['11.04.2026 13:05', '2026-04-11T13:05:00'],
  ['Mar 5, 2024, 6:30 PM', '2024-03-05T18:30:00'],
])('the time %s is %s in every browser', (text, time) => {
  expect(parseDateTime(text)).toBe(time)
})

test('says which row cannot be read first, and why', () => {
  const log = read(
    `${STRONG}2024-03-08 08:00:00,Odd,1h,Curl,1,10,877777,0,0,,,\n8 Foo 2024,Odd,1h,Curl,1,10,8,0,0,,,\n`,
  )
  expect(log).toMatchObject({
    unreadable: 2,
    firstUnreadable: 'Row 8: 877777 reps is too much.',
  })
  const other = read(`${STRONG}8 Foo 2024,Odd,1h,Curl,1,10,8,0,0,,,\n`)
  expect(other.firstUnreadable).toBe('Row 8: “8 Foo 2024” is not a time.')
})

test('takes help for help, not for a weight, and keeps a distance beside the time', () => {
  const table = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-05 18:30:00,A,1h,Pull Up (Assisted),1,40,8,0,0,,,
2024-03-05 18:30:00,A,1h,Pull Up (Assisted),2,35,8,0,0,,,
2024-03-05 18:30:00,A,1h,Running,1,0,0,5,1500,,,
2024-03-05 18:30:00,A,1h,🦵🔥,1,100,5,0,0,,,
`
  const [session] = foreignSessions(read(table), new Map(), 'kg')
  const [pullUp, run, pictures] = session?.entries ?? []
  expect(pullUp).toMatchObject({
    note: 'Help: 40, 35',
    sets: [
      { help: 40, unit: 'kg', amount: 8 },
      { help: 35, unit: 'kg', amount: 8 },
    ],
  })
  expect(pullUp?.sets[0]?.load).toBeUndefined()
  expect(run).toMatchObject({ note: 'Distance: 5 km', sets: [{ amount: 25 }] })
  expect(pictures).toMatchObject({ title: '🦵🔥', sets: [{ load: 100, amount: 5 }] })
  expect(readSession(JSON.parse(JSON.stringify(session)))?.entries).toHaveLength(3)
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
  const { readForeignLog } = require('${path.resolve('__tests__/support/read-foreign-log.ts')}')
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

test('a typing error is said at each import, and its session offered only once', () => {
  const table = `${STRONG}2024-03-08 08:00:00,Odd,1h,Curl,1,10,8,0,0,,,\n2024-03-08 08:00:00,Odd,1h,Curl,2,10,877777,0,0,,,\n`
  const sessions = foreignSessions(read(table), new Map(), 'kg')
  const stored = sessions.map((session) => readSession(JSON.parse(JSON.stringify(session))))
  const again = foreignSessions(read(table), new Map(), 'kg')
  const mine = { sessions: stored.flatMap((session) => session ?? []), plans: [] }
  expect(mergeLogs(mine, { sessions: again, plans: [] })).toMatchObject({ sessions: [], known: 3 })
  expect(read(table)).toMatchObject({ unreadable: 1 })
})

test('an answer about a name changes only the exercise of its sets', () => {
  const log = read(STRONG)
  const [push] = foreignSessions(log, new Map(), 'kg')
  const bench = { exerciseId: 'bench', title: 'Bench press' }
  const [known] = foreignSessions(log, new Map([['Bench Press (Barbell)', bench]]), 'kg')
  const [asked, other] = push?.entries ?? []
  expect(known?.entries).toEqual([{ ...asked, exercise: 'bench', title: 'Bench press' }, other])
  expect(foreignSessions(log, new Map(), 'lb')[0]?.entries[0]?.sets[0]).toMatchObject({
    load: 60,
    unit: 'lb',
  })
})

test('a large table is read in slices that count its rows, to the same log', () => {
  const [header, ...lines] = STRONG.trimEnd().split('\n')
  const table = [header, ...Array.from({ length: 200 }, () => lines).flat()].join('\n')
  const slices = foreignLogSlices(table)
  const counts: number[] = []
  let slice = slices.next()
  for (; !slice.done; slice = slices.next()) counts.push(slice.value)
  expect(counts.slice(0, 3)).toEqual([0, 250, 500])
  expect(slice.value).toEqual(readForeignLog(table))
})

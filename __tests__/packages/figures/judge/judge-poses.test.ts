import { fieldName } from '../../../../packages/content-validation'
import { judgePoses } from '../../../../packages/figures/judge/judge-poses'
import type { FigureSource, Pose } from '../../../../packages/figures/language/language'

const said = (phases: Pose[], more: Partial<FigureSource> = {}) =>
  judgePoses({ view: 'side', phases, ...more }).map(
    ({ path, message }) => `${fieldName(path)}: ${message}`,
  )

test('a squat with the bar over the foot is valid', () => {
  const gear = [{ kind: 'barbell' as const, at: 'back' as const, overFoot: true as const }]
  const squat: Pose = { trunk: 30, leg: [90, 210], head: 15, arm: [210, 45] }
  expect(said([{ arm: [210, 45] }, squat], { gear })).toEqual([])
})

const bench = { kind: 'bench' as const }

test.each<[Pose, string, Partial<FigureSource>?]>([
  [
    { leg: [180, 150] },
    'phases[1].leg: The shin points to 150; with the thigh at 180 it can point from 180 clockwise to 345.',
  ],
  [
    { arm: [180, 225] },
    'phases[1].arm: The forearm points to 225; with the upper arm at 180 it can point from 15 clockwise to 180.',
  ],
  [
    { otherLeg: [180, 90] },
    'phases[1].otherLeg: The other shin points to 90; with the thigh at 180 it can point from 180 clockwise to 345.',
  ],
  [
    { arm: 'bnch 20' },
    'phases[1].arm: Found "bnch 20"; there is no such place; did you mean "bench"?',
    { gear: [bench] },
  ],
  [
    { arm: '60 91' },
    'phases[1].arm: The hand is 22 units short of "60 91"; move the place or the body.',
  ],
  [
    { anchor: { foot: 'floor', hand: 'floor' } },
    'phases[1].anchor: Found 2 joints; an anchor has only one, so place the other limb in the arm or leg field.',
  ],
  [
    { anchor: { knee: 'floor' } },
    'phases[1]: The foot is 26 units below the floor; raise the body by its anchor or turn a limb.',
  ],
  [
    { anchor: { hip: '20 20' }, trunk: 0, leg: [90, 180] },
    'phases[1]: The trunk goes through the bench (height 28); move the body or the bench.',
    { gear: [bench], floor: false },
  ],
  [
    { otherArm: [90, 90] },
    'phases[1].arm: The hands hold the barbell at two places, 54 units apart; give both the same place.',
    { gear: [{ kind: 'barbell' }] },
  ],
  [
    {},
    'phases[1].arm: The hand is 38 units from the barbell; at most 14 are allowed, so write "back" as its place.',
    { gear: [{ kind: 'barbell', at: 'back' }] },
  ],
  [
    { arm: [90, 90] },
    'phases[1].trunk: The bar is 32 units in front of the middle of the foot; at most 12 are allowed, so turn the trunk or the shins.',
    { gear: [{ kind: 'barbell', overFoot: true }] },
  ],
])('%j: %s', (pose, sentence, ...[more = {}]) => {
  const start = more.gear?.[0]?.at === 'back' ? { arm: [210, 45] as [number, number] } : {}
  const sentences = said([start, pose], more)
  expect(sentences.filter((text) => text.startsWith('phases[1]'))).toContain(sentence)
})

test.each<[string, Pose[], Partial<FigureSource>?]>([
  [
    'gear[0]: No hand is at the bar (height 124); fix one to it with "anchor": { "hand": "bar" }.',
    [{}, {}],
    { gear: [{ kind: 'bar' }] },
  ],
  ['gear[0]: A cable needs from; see docs/figures.md.', [{}, {}], { gear: [{ kind: 'cable' }] }],
  [
    'phases[0].arm: Found "start" in the first phase; it is for later phases, so name the place.',
    [{ arm: 'start' }, {}],
  ],
  [
    'phases: The phases together are 198 units wide; at most 160 are allowed.',
    [{}, { anchor: { foot: 'floor 170' } }],
  ],
])('%s', (sentence, phases, ...[more]) => {
  expect(said(phases, more)).toEqual([sentence])
})

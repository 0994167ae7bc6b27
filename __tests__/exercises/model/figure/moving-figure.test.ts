import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FigureSource } from '../../../../src/exercises/model/figure/language'
import { movingStrokes } from '../../../../src/exercises/model/figure/moving-figure'
import { poseFigure } from '../../../../src/exercises/model/figure/pose-figure'
import { figureStrokes } from '../../../../src/exercises/model/figure/strokes'
import { FROZEN } from '../../../support/variants/content-folder'

const stroke = (...paths: string[]) => ({ tone: 'ink' as const, width: 11, paths })

test('phases with the same letters stay as they are', () => {
  const alike = [stroke('M1 2H3', 'M4 5H6'), stroke('M1 2h.01', 'M3 4h.01')]
  expect(movingStrokes(alike)).toEqual(alike)
})

test('level and upright lines are written as others where the other phase has others', () => {
  expect(movingStrokes([stroke('M76 58V90H88L9.5 1', 'M70 60L75 90L88 90H9')])).toEqual([
    stroke('M76 58L76 90L88 90L9.5 1', 'M70 60L75 90L88 90L9 90'),
  ])
})

test.each([
  ['another number of points', [stroke('M1 2L3 4', 'M1 2L3 4L5 6')]],
  ['a stroke that one phase has not', [stroke('M1 2L3 4', '')]],
  ['a ring that becomes a line', [stroke('M1 2a3 3 0 1 0 6 0', 'M1 2L3 4')]],
])('%s cannot be moved', (_, strokes) => {
  expect(movingStrokes(strokes)).toBeNull()
})

const folder = path.join(FROZEN, 'exercises')
const files = readdirSync(folder)

test('all phases of the frozen figures move into each other', () => {
  const still = files.filter((file) => {
    const { figure } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      figure: FigureSource
    }
    return movingStrokes(figureStrokes(poseFigure(figure))) === null
  })
  expect(still).toEqual([])
})

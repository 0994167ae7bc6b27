/** @jest-environment jsdom */
import { changeSettings } from '../../src/training/use-settings'

test('a stored list of weights with anything but weights is dropped', () => {
  const kg = { dumbbell: ['20', 10], kettlebell: [[8]], plates: [5, 2.5] }
  localStorage.setItem('training-settings', JSON.stringify({ owned: { kg } }))
  changeSettings({ sound: true })
  const { owned, sound } = JSON.parse(localStorage.getItem('training-settings') ?? '')
  expect({ owned, sound }).toEqual({ owned: { kg: { plates: [5, 2.5] }, lb: {} }, sound: true })
})

test('settings that are no JSON read as the defaults', () => {
  localStorage.setItem('training-settings', '[1,2')
  expect(changeSettings({ sound: true })).toBe(true)
  expect(JSON.parse(localStorage.getItem('training-settings') ?? '')).toMatchObject({ timer: true })
})

test('a stored list of plates is as short as one that can be typed', () => {
  const plates = Array.from({ length: 20 }, (_, index) => index / 10 + 1)
  localStorage.setItem('training-settings', JSON.stringify({ owned: { kg: { plates } } }))
  changeSettings({ sound: false })
  const { owned } = JSON.parse(localStorage.getItem('training-settings') ?? '')
  expect(owned.kg.plates).toEqual(plates.slice(0, 14))
})

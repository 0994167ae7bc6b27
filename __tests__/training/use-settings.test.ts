/** @jest-environment jsdom */
import { changeSettings } from '../../src/training/use-settings'

test('a stored list of weights with anything but weights is dropped', () => {
  const kg = { dumbbell: ['20', 10], kettlebell: [[8]], plates: [5, 2.5] }
  localStorage.setItem('training-settings', JSON.stringify({ owned: { kg } }))
  changeSettings({ sound: true })
  const { owned, sound } = JSON.parse(localStorage.getItem('training-settings') ?? '')
  expect({ owned, sound }).toEqual({ owned: { kg: { plates: [5, 2.5] }, lb: {} }, sound: true })
})

/** @jest-environment jsdom */
import {
  holdClick,
  replayClicks,
  showFailure,
} from '../../../plugins/gatsby-plugin-lazy-hydration/inline-script/held-clicks'

window.addEventListener('click', holdClick, true)

test('a failed start names every control that waits', () => {
  document.body.innerHTML =
    '<button type="button">Save to Favorites</button><button type="button">Share Workout</button>'
  for (const button of document.querySelectorAll('button')) button.click()
  showFailure()
  const notice = document.querySelector('[role=alert]')
  expect(notice?.textContent).toMatch(/^Save to Favorites and Share Workout did not load\./)
})

test('a link to a page waits for a held click, which leaving would lose', async () => {
  document.body.innerHTML =
    '<button type="button">Save</button><a href="/train">Train</a><a href="/plan.pdf">PDF</a>'
  const clicks: string[] = []
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    clicks.push((event.target as Element).textContent)
  })
  const press = (...names: string[]) => {
    for (const control of document.querySelectorAll<HTMLElement>('a,button'))
      if (names.includes(control.textContent)) control.click()
  }
  press('Train')
  expect(clicks).toEqual(['Train'])
  press('Save', 'Train', 'PDF')
  expect(clicks).toEqual(['Train', 'PDF'])
  // React handles clicks from here on.
  window.removeEventListener('click', holdClick, true)
  await replayClicks()
  expect(clicks).toEqual(['Train', 'PDF', 'Save', 'Train'])
})

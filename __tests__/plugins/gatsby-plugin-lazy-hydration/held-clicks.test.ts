/** @jest-environment jsdom */
import {
  holdClick,
  showFailure,
} from '../../../plugins/gatsby-plugin-lazy-hydration/inline-script/held-clicks'

test('a failed start names every control that waits', () => {
  document.body.innerHTML =
    '<button type="button">Save to Favorites</button><button type="button">Share Workout</button>'
  window.addEventListener('click', holdClick, true)
  for (const button of document.querySelectorAll('button')) button.click()
  showFailure()
  const notice = document.querySelector('[role=alert]')
  expect(notice?.textContent).toMatch(/^Save to Favorites and Share Workout did not load\./)
})

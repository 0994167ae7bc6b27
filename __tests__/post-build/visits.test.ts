/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.coach.example/about"}
 */
import { countVisits } from '../../src/post-build/visits'

test('who takes consent back has no cookie of the service left, on whatever domain it was set', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=GA1.1.5')
  // jsdom does not reload.
  jest.spyOn(console, 'error').mockImplementation()
  countVisits({ service: 'Plausible', script: 'https://stats.example/s.js', attributes: {} })
  document.documentElement.dataset.cookies = 'essential'
  await Promise.resolve()
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual(
    ['', '; domain=www.coach.example', '; domain=coach.example', '; domain=example'].map(
      (domain) => `_ga=; path=/; max-age=0${domain}`,
    ),
  )
})

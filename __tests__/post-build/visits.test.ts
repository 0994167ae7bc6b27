/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.coach.example/about", "referrer": "https://www.coach.example/search?q=knee"}
 */
import { countVisits } from '../../src/post-build/visits'

// jsdom does not reload, and says so.
const reload = jest.spyOn(console, 'error').mockImplementation()

const start = (service: string, file: string, attributes = {}) =>
  countVisits({ service, script: `https://stats.example/${file}`, attributes })

/** What visits.js leaves for the services' scripts. */
const left = window as unknown as Record<'_paq' | 'dataLayer', ArrayLike<unknown>[]> & {
  plausible: { o: { transformRequest: (sent: object) => object } }
  goatcounter: { url: (page?: object) => string; path: () => string; referrer: () => string }
}

beforeEach(() => {
  delete document.documentElement.dataset.cookies
  reload.mockClear()
  history.replaceState(null, '', '/find?spare=knee#answer')
})

test('who takes consent back has no cookie of the service left, on whatever domain it was set', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=GA1.1.5')
  start('Plausible', 's.js')
  document.documentElement.dataset.cookies = 'essential'
  await Promise.resolve()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual(
    ['', '; domain=www.coach.example', '; domain=coach.example', '; domain=example'].map(
      (domain) => `_ga=; path=/; max-age=0${domain}`,
    ),
  )
})

test('who takes consent back in another tab keeps what is typed here, and the next page is a document', async () => {
  document.body.innerHTML = '<textarea></textarea><a href="#next">Next</a>'
  const text = document.querySelector('textarea') as HTMLTextAreaElement
  text.value = 'My knee'
  start('Plausible', 's.js')
  document.documentElement.dataset.cookies = 'essential'
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  const followLink = jest.fn()
  document.addEventListener('click', followLink)
  document.querySelector('a')?.click()
  expect(followLink).not.toHaveBeenCalled()
})

describe('no service gets the query, of this page or of the one before', () => {
  const [page, before] = ['https://www.coach.example/find', 'https://www.coach.example/search']

  test('Matomo', () => {
    start('Matomo', 'matomo.js', { 'data-site-id': '1' })
    expect(left._paq).toContainEqual(['setCustomUrl', page])
    expect(left._paq).toContainEqual(['setReferrerUrl', before])
    expect(JSON.stringify(left._paq)).not.toContain('knee')
  })

  test('Google Analytics, whose own script notices further pages', () => {
    start('Google Analytics', 'gtag/js?id=G-1')
    history.pushState(null, '', '/search?q=shoulder')
    const set = [...left.dataLayer]
      .map((call) => Array.from(call))
      .filter(([what]) => what === 'set')
    expect(set.map(([, values]) => values)).toEqual([
      { page_location: page, page_referrer: before },
      { page_location: before, page_referrer: before },
    ])
  })

  test('Plausible', () => {
    start('Plausible', 'js/pa-Ab1.js')
    const sent = { n: 'pageview', u: location.href, r: document.referrer }
    expect(left.plausible.o.transformRequest(sent)).toEqual({ n: 'pageview', u: page, r: before })
  })

  test('Umami', () => {
    start('Umami', 'script.js', { 'data-website-id': '1' })
    const script = document.querySelector<HTMLElement>('script[data-website-id]')
    expect(script?.dataset.excludeSearch).toBe('true')
  })

  test('GoatCounter', () => {
    start('GoatCounter', 'count.js')
    left.goatcounter.url = () => 'https://stats.example/count?p=%2Ffind&b=0&q=%3Fspare%3Dknee&rnd=1'
    expect(left.goatcounter.url()).toBe('https://stats.example/count?p=%2Ffind&b=0&rnd=1')
    expect(left.goatcounter.path()).toBe('/find')
    expect(left.goatcounter.referrer()).toBe(before)
  })
})

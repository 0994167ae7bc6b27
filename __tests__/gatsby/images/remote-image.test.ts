import { remoteImage } from '../../../src/gatsby/images/remote-image'
import { IMAGE_WIDTHS } from '../../../src/lib/images'

const address = 'https://images.unsplash.com/photo-1548839140-29a749e1cf4d'
const candidates = () =>
  remoteImage(address)
    .srcSet.split(/,\s*/)
    .map((candidate) => {
      const [url = '', width = ''] = candidate.trim().split(' ')
      return { url: new URL(url), width: Number.parseInt(width, 10) }
    })

test('offers every width of the site', () => {
  expect(candidates().map(({ width }) => width)).toEqual(IMAGE_WIDTHS)
})

test("requests that width, cropped to the site's ratio, in a format the browser supports", () => {
  for (const { url, width } of candidates()) {
    expect(url.origin + url.pathname).toBe(address)
    const { w, h, fit, auto } = Object.fromEntries(url.searchParams)
    expect({ w, h, fit, auto }).toEqual({
      w: String(width),
      h: String(Math.round(width / 1.6)),
      fit: 'crop',
      auto: 'format',
    })
  }
})

test('has its ratio, and an address for browsers without srcset', () => {
  const { src, width, height } = remoteImage(address)
  expect(src.startsWith(`${address}?`)).toBe(true)
  expect(width / height).toBe(1.6)
})

test("keeps an address's parameters, except for the crop", () => {
  const { src } = remoteImage(`${address}?ixid=abc&w=99&fit=max`)
  const options = new URL(src).searchParams
  expect(options.get('ixid')).toBe('abc')
  expect(options.getAll('fit')).toEqual(['crop'])
  expect(options.getAll('w')).not.toContain('99')
})

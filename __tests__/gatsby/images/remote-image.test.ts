import { getSrc, getSrcSet } from 'gatsby-plugin-image'
import { remoteImage } from '../../../src/gatsby/images/remote-image'
import { IMAGE_WIDTHS } from '../../../src/lib/images'

const address = 'https://images.unsplash.com/photo-1548839140-29a749e1cf4d'

test("every width of the site is offered, cropped to the site's ratio", () => {
  const data = remoteImage(address)
  expect(getSrcSet(data)?.split(',\n')).toEqual(
    IMAGE_WIDTHS.map(
      (each) =>
        `${address}?auto=format&fit=crop&w=${each}&h=${Math.round(each / 1.6)}&q=70 ${each}w`,
    ),
  )
  // For browsers without srcset.
  expect(getSrcSet(data)?.startsWith(`${getSrc(data)} `)).toBe(true)
  expect(data.width / data.height).toBe(1.6)
})

test("an address's own parameters stay, except for the crop", () => {
  const src = getSrc(remoteImage(`${address}?ixid=abc&w=99&fit=max`))
  expect(src).toMatch(/\?ixid=abc&auto=format&fit=crop&w=\d{3}&h=/)
  expect(src).not.toMatch(/w=99|fit=max/)
})

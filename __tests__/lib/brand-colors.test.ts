import { colorTokens, siteColors, standardColors } from '../../src/lib/colors'
import { contrast } from '../../src/lib/contrast'

const brands = [
  { dark: '#1b1433', light: '#f4f7f1', accent: '#0b6e4f' },
  { dark: '#000000', light: '#ffffff', accent: '#b00020' },
  { dark: '#0a2540', light: '#faf6ff', accent: '#6d28d9' },
]

test.each(brands)('every text of a brand with %o can be read in both schemes', (brand) => {
  const { common, light, dark } = colorTokens(brand)
  const pairs = [
    [light.hull, brand.light],
    [light.hull, light.surface],
    [light.muted, brand.light],
    [light.muted, light.surface],
    [dark.hull, dark.paper],
    [dark.hull, dark.surface],
    [dark.muted, dark.paper],
    [dark.muted, dark.surface],
    [common['on-deep-muted'], brand.dark],
    [common['on-deep-muted'], dark.deep],
    [brand.light, brand.dark],
  ]
  for (const [text = '', ground = ''] of pairs) {
    expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true])
  }
})

test('without colors of its own, a brand has the standard ones', () => {
  expect(siteColors(undefined)).toBe(standardColors)
  expect(siteColors(brands[0])).toMatchObject({ ink: '#1b1433', paper: '#f4f7f1', hull: '#0b6e4f' })
})

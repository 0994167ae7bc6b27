import { render, screen } from '@testing-library/react'
import { Photo } from '../../src/components/photo'
import { SocialLinks } from '../../src/components/social-links'
import { picture } from '../support/fixtures/picture'
import { changeSite, resetSite } from '../support/gatsby'

afterEach(resetSite)

test('a profile opens in a new tab, says so, and sends no referrer; a missing one is a placeholder', () => {
  changeSite({
    socials: [
      { network: 'YouTube', url: 'https://youtube.com/@x' },
      { network: 'toString', url: '#' },
    ],
  })
  render(<SocialLinks />)
  const link = screen.getByRole('link', { name: 'YouTube (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://youtube.com/@x')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const missing = screen.getByRole('link', { name: 'toString' })
  expect(missing).toHaveAttribute('href', '#')
  expect(missing).not.toHaveAttribute('target')
  // A network without an icon here has its name.
  expect(missing.querySelector('svg')).toBeNull()
  expect(missing).toBeVisible()
})

test('a photograph has alt text, reserves its space, and offers every width', () => {
  render(<Photo picture={picture} sizes="92vw" />)
  const photo = screen.getByRole('img', { name: 'Hands closing around a chalked bar' })
  expect(photo).toHaveAttribute('width', '1600')
  expect(photo).toHaveAttribute('height', '1000')
  expect(photo).toHaveAttribute('srcset', 'https://images.unsplash.com/photo-1?w=360 360w')
  expect(photo).toHaveAttribute('src', 'https://images.unsplash.com/photo-1?w=980')
  expect(photo).toHaveAttribute('sizes', '92vw')
})

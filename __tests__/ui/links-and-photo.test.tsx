/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ExternalLink } from '../../src/ui/external-link'
import { Photo } from '../../src/ui/photo'
import { SocialLinks } from '../../src/ui/social-links'
import { picture } from '../support/fixtures/picture'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

describe('a link that leaves the site', () => {
  test('opens a new tab, says so, and sends no referrer', () => {
    render(<ExternalLink href="https://plimsoll-studio.example">Plimsoll Studio</ExternalLink>)
    const link = screen.getByRole('link', { name: 'Plimsoll Studio (opens in a new tab)' })
    expect(link).toHaveAttribute('href', 'https://plimsoll-studio.example')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('social links', () => {
  test('a profile that does not exist yet is a placeholder in the same tab', () => {
    render(<SocialLinks socials={[{ network: 'Instagram', url: '#' }]} />)
    const link = screen.getByRole('link', { name: 'Instagram' })
    expect(link).toHaveAttribute('href', '#')
    expect(link).not.toHaveAttribute('target')
  })

  test('a profile opens in a new tab', () => {
    render(<SocialLinks socials={[{ network: 'YouTube', url: 'https://youtube.com/@x' }]} />)
    const link = screen.getByRole('link', { name: 'YouTube (opens in a new tab)' })
    expect(link).toHaveAttribute('href', 'https://youtube.com/@x')
  })

  test('an unknown network has its name and an icon', () => {
    const { container } = render(<SocialLinks socials={[{ network: 'toString', url: '#' }]} />)
    screen.getByRole('link', { name: 'toString' })
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
  })
})

describe('a photograph', () => {
  test('has alt text, reserves its space, and offers every width', () => {
    render(<Photo picture={picture} sizes="92vw" />)
    const photo = screen.getByRole('img', { name: 'Hands closing around a chalked bar' })
    expect(photo).toHaveAttribute('width', '1600')
    expect(photo).toHaveAttribute('height', '1000')
    expect(photo).toHaveAttribute('srcset', picture.srcSet)
    expect(photo).toHaveAttribute('sizes', '92vw')
  })
})

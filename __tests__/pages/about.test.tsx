import { render, screen, within } from '@testing-library/react'
import About from '../../src/pages/about'
import { about } from '../support/fixtures/about'
import { pageProps } from '../support/page-props'

test('shows the team and links to the certainty page if the settings have them', () => {
  const { unmount } = render(<About {...pageProps(about)} />)
  expect(screen.queryByRole('link', { name: 'How sure we are' })).not.toBeInTheDocument()
  unmount()
  const { siteSettings } = about
  if (!siteSettings) throw new Error('The fixture has no settings.')
  const texts = {
    ...siteSettings.about,
    team: { title: 'Who stands behind it', text: ['A team.'] },
    certainty: { title: 'How sure we are' },
  }
  render(<About {...pageProps({ siteSettings: { ...siteSettings, about: texts } })} />)
  within(screen.getByRole('region', { name: 'Who stands behind it' })).getByText('A team.')
  // Articles link to both.
  expect(document.getElementById('who-stands-behind')).toHaveTextContent('Who stands behind it')
  const link = screen.getByRole('link', { name: 'How sure we are' })
  expect(link).toHaveAttribute('href', '/how-sure-we-are')
})

/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import About from '../../src/pages/about'
import { about } from '../support/fixtures/about'
import { pageProps } from '../support/page-props'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))

test('says who stands behind the articles and how sure they are, where the settings do', () => {
  const { unmount } = render(<About {...pageProps(about)} />)
  expect(screen.queryByRole('region', { name: 'How sure we are' })).not.toBeInTheDocument()
  unmount()
  const { siteSettings } = about
  if (!siteSettings) throw new Error('The fixture has no settings.')
  const texts = {
    ...siteSettings.about,
    team: { title: 'Who stands behind it', text: ['A team.'] },
    certainty: {
      title: 'How sure we are',
      text: ['Three words.'],
      grades: [
        { title: 'Likely', text: 'Most points this way.' },
        { title: 'Uncertain', text: 'Studies disagree.' },
      ],
    },
  }
  render(<About {...pageProps({ siteSettings: { ...siteSettings, about: texts } })} />)
  section('Who stands behind it').getByText('A team.')
  const grades = section('How sure we are').getAllByRole('term')
  expect(grades.map(({ textContent }) => textContent)).toEqual(['Likely', 'Uncertain'])
  // Articles lead there.
  expect(document.getElementById('how-sure-we-are')).toHaveTextContent('How sure we are')
  expect(document.getElementById('who-stands-behind')).toHaveTextContent('Who stands behind it')
})

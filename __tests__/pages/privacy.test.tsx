import { cleanup, render, screen } from '@testing-library/react'
import { storedData } from '../../src/layout/stored-data'
import Privacy from '../../src/pages/privacy'
import { changeSite, resetSite } from '../support/gatsby'
import { pageProps } from '../support/page-props'

const open = (settings: object = {}) =>
  render(
    <Privacy
      {...pageProps({
        siteSettings: { imageHost: 'pictures.example', analytics: null, ...settings },
      })}
    />,
  )

afterEach(() => {
  cleanup()
  resetSite()
})

test('lists all stored data and how to delete it', () => {
  open()
  const rows = screen.getAllByRole('row').slice(1)
  const kept = Object.values(storedData).flat()
  expect(rows).toHaveLength(kept.length)
  for (const [index, { what, howToDelete, key }] of kept.entries()) {
    for (const text of [what, howToDelete, key]) expect(rows[index]).toHaveTextContent(text)
  }
})

test('names who sees what: the image host, the form host, and whoever gets an address', () => {
  open()
  screen.getByText(/^What you log, check off and save stays in your browser/)
  screen.getByText(/That address can include your search words, .* your answers in the finder/)
  screen.getByText(/^Photographs come from pictures\.example/)
  screen.getByText(/^The forms send nothing by themselves.* opens as a message in WhatsApp/)
  cleanup()
  changeSite({ forms: 'netlify' })
  open()
  screen.getByText(/^What you write in a form goes to the company that hosts this site/)
})

test('a site with only its own pictures names no image host', () => {
  open({ imageHost: null })
  expect(screen.queryByText(/^Photographs come from/)).toBeNull()
})

test.each([
  ['Matomo', 'https://stats.example/matomo.js', 'without'],
  ['Plausible', 'https://stats.example/js/pa-Ab1.js', 'without'],
  ['Plausible', 'https://stats.example/js/script.js', 'with'],
])('says of %s with %s that it gets addresses %s what is in them', (service, script, how) => {
  open({ analytics: { service, script } })
  screen.getByText(
    new RegExp(`address of each page you open, ${how} your search words and answers`),
  )
})

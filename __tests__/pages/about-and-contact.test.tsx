/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import About, { Head as AboutHead } from '../../src/pages/about'
import Contact, { Head as ContactHead } from '../../src/pages/contact'
import { about } from '../support/fixtures/about'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('about', () => {
  const show = () => render(<About {...pageProps(about)} />)

  test('states the mission under the one h1', () => {
    show()
    screen.getByRole('heading', { level: 1, name: 'The right load, at the right time' })
    screen.getByText('We help people get strong.')
    screen.getByText('Everything here is free to read.')
  })

  test("'The Creator' claims 5+ years and 1000+ clients", () => {
    show()
    const creator = section('The Creator')
    const claims = creator.getAllByRole('term').map((term) => term.textContent)
    const figures = creator.getAllByRole('definition').map((figure) => figure.textContent)
    expect(claims).toEqual(['years of experience', 'clients helped'])
    expect(figures).toEqual(['5+', '1000+'])
    creator.getByRole('img', { name: 'Hands closing around a chalked bar' })
  })

  test('says who stands behind the articles and how sure they are, where the settings do', () => {
    const { unmount } = show()
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

  test("'The Method' has its three parts in order", () => {
    show()
    const parts = section('The Method').getAllByRole('heading', { level: 3 })
    expect(parts.map((part) => part.textContent)).toEqual([
      'Train Smart',
      'Eat to Win',
      'Track & Evolve',
    ])
  })

  test("'Behind the Name' tells the story and leads on", () => {
    show()
    const story = section('Behind the Name')
    story.getByText('A mark on a hull.')
    expect(story.getByRole('link', { name: 'Talk To Us' })).toHaveAttribute('href', '/contact')
  })

  test('describes itself', () => {
    const head = renderHead(<AboutHead {...pageProps(about)} />)
    expect(head.title).toBe('About | Loadline')
    expect(head.description).toMatch(/^Who is behind Loadline/)
    expect(head.canonical).toBe('https://loadline.example/about')
  })
})

describe('contact', () => {
  test('has the form under the one h1', () => {
    render(<Contact />)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
    expect(names).toEqual(['name', 'email', 'subject', 'message'])
    screen.getByRole('button', { name: 'Send Message' })
  })

  test("'Talk to a Coach' opens a chat with the coach in a new tab", () => {
    render(<Contact />)
    const chat = section('Talk to a Coach').getByRole('link', { name: /^Chat on WhatsApp/ })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/12025550187\?text=/)
    expect(chat).toHaveAttribute('target', '_blank')
  })

  test('says where the coach is', () => {
    render(<Contact />)
    section('Location').getByText('Based online. Available worldwide.')
  })

  test("'Follow Us' has three placeholder links", () => {
    render(<Contact />)
    const links = section('Follow Us').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#', '#', '#'])
  })

  test('describes itself', () => {
    const head = renderHead(<ContactHead />)
    expect(head.title).toBe('Contact | Loadline')
    expect(head.description).toMatch(/\S/)
    expect(head.canonical).toBe('https://loadline.example/contact')
  })
})

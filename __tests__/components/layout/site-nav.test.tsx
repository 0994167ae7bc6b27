/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteNav } from '../../../src/components/layout/site-nav'
import { followLink } from '../../../src/navigation/follow-link'
import { loader, navigate } from '../../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

beforeAll(() => {
  window.___loader = loader
})

const menuButton = () => screen.getByRole('button', { name: 'Menu' })
const bar = () => screen.getByRole('banner')

function scrollTo(position: number) {
  act(() => {
    window.scrollY = position
    window.dispatchEvent(new Event('scroll'))
  })
}

afterEach(() => {
  window.scrollY = 0
})

test('names the main screens in order, the contact button last', () => {
  render(<SiteNav brand="Loadline" pathname="/" />)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Workouts', '/workouts'],
    ['Contact Us', '/contact'],
  ])
})

test('the brand mark leads home', () => {
  render(<SiteNav brand="Loadline" pathname="/about" />)
  expect(screen.getByRole('link', { name: 'Loadline' })).toHaveAttribute('href', '/')
})

test.each([
  ['/', 'Home', 'page'],
  ['/about', 'About', 'page'],
  ['/blog', 'Blog', 'page'],
  ['/blog/page/2', 'Blog', 'true'],
  ['/blog/some-article', 'Blog', 'true'],
  ['/workouts', 'Workouts', 'page'],
  ['/workouts/level/beginner', 'Workouts', 'true'],
  ['/contact', 'Contact Us', 'page'],
])('on %s the link %s alone is marked as current (%s)', (pathname, label, current) => {
  render(<SiteNav brand="Loadline" pathname={pathname} />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([label])
  expect(marked[0]).toHaveAttribute('aria-current', current)
})

test.each(['/saved', '/404', '/aboutness', '/bloggers/x'])(
  'on %s no link is current',
  (pathname) => {
    render(<SiteNav brand="Loadline" pathname={pathname} />)
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current')
  },
)

describe('the bar', () => {
  test('is transparent at the top and up to 10 px, solid past them, and transparent again', () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    expect(bar()).toHaveAttribute('data-solid', 'false')
    scrollTo(10)
    expect(bar()).toHaveAttribute('data-solid', 'false')
    scrollTo(11)
    expect(bar()).toHaveAttribute('data-solid', 'true')
    scrollTo(10)
    expect(bar()).toHaveAttribute('data-solid', 'false')
  })

  test('is solid at once where the page opens scrolled', () => {
    window.scrollY = 400
    render(<SiteNav brand="Loadline" pathname="/" />)
    expect(bar()).toHaveAttribute('data-solid', 'true')
  })

  test('is solid while the menu is open', async () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    await userEvent.click(menuButton())
    expect(bar()).toHaveAttribute('data-solid', 'true')
  })
})

describe('the menu of small screens', () => {
  test('says whether it is open, and what it opens', async () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menuButton()).toHaveAttribute('aria-controls', screen.getByRole('list').id)
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('list')).toHaveAttribute('data-open', 'true')
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('list')).toHaveAttribute('data-open', 'false')
  })

  test('closes on Escape and gives the focus back to its button', async () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    await userEvent.click(menuButton())
    screen.getByRole('link', { name: 'Blog' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menuButton()).toHaveFocus()
  })

  test('Escape leaves the focus alone while the menu is closed', async () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    const blog = screen.getByRole('link', { name: 'Blog' })
    blog.focus()
    await userEvent.keyboard('{Escape}')
    expect(blog).toHaveFocus()
  })

  test('other keys do not close it', async () => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    await userEvent.click(menuButton())
    await userEvent.keyboard('{Tab}a')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
  })

  test.each(['Workouts', 'Contact Us', 'Loadline'])('closes when %s is chosen', async (name) => {
    render(<SiteNav brand="Loadline" pathname="/" />)
    await userEvent.click(menuButton())
    const link = screen.getByRole('link', { name })
    document.addEventListener('click', followLink, { once: true })
    await userEvent.click(link)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(navigate).toHaveBeenLastCalledWith(link.getAttribute('href'), expect.anything())
  })
})

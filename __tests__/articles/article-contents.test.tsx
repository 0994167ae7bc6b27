import { render, screen } from '@testing-library/react'
import { ArticleContents } from '../../src/articles/article-contents'

const headings = ['Why nights matter', 'What to eat:', 'How long', 'Tonight'].map(
  (heading, id) => ({
    id: `h${id}`,
    heading,
  }),
)

test('the contents link to the headings in order, without minor ones, which end in a colon', () => {
  render(<ArticleContents contents={headings} />)
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Why nights matter', '#h0'],
    ['How long', '#h2'],
    ['Tonight', '#h3'],
  ])
})

test('an article with two headings has no contents', () => {
  render(<ArticleContents contents={headings.slice(0, 3)} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

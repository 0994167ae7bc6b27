import { headingsIn } from '../../src/articles/article-contents'

test.each([
  [
    'h2 headings in order',
    '<h2 id="a">One</h2><p>x</p><h3 id="b">Below</h3><h2 id="c">Two</h2>',
    [
      { id: 'a', html: 'One' },
      { id: 'c', html: 'Two' },
    ],
  ],
  [
    'no links or source numbers',
    '<h2 id="a"><a href="/x">One</a> &#x26; <em>two</em><sup><a href="#s1">1</a></sup></h2>',
    [{ id: 'a', html: 'One &#x26; two' }],
  ],
  ['no minor headings, which end in a colon', '<h2 id="a">What to eat:</h2>', []],
])('the contents list %s', (_what, html, headings) => {
  expect(headingsIn(html)).toEqual(headings)
})

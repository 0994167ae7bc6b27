import { headingsIn } from '../../../src/articles/model/headings'

test('lists h2 headings in order', () => {
  expect(headingsIn('<h2 id="a">One</h2><p>x</p><h3 id="b">Below</h3><h2 id="c">Two</h2>')).toEqual(
    [
      { id: 'a', html: 'One' },
      { id: 'c', html: 'Two' },
    ],
  )
})

test('strips links and source numbers from headings', () => {
  const html =
    '<h2 id="a"><a href="/x">One</a> &#x26; <em>two</em><sup><a href="#source-1">1</a></sup></h2>'
  expect(headingsIn(html)).toEqual([{ id: 'a', html: 'One &#x26; two' }])
})

test('skips minor headings that end in a colon', () => {
  expect(headingsIn('<h2 id="a">What to eat:</h2>')).toEqual([])
})

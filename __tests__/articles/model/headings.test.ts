import { headingsIn } from '../../../src/articles/model/headings'

test('the headings of the first level, in their order', () => {
  expect(headingsIn('<h2 id="a">One</h2><p>x</p><h3 id="b">Below</h3><h2 id="c">Two</h2>')).toEqual(
    [
      { id: 'a', html: 'One' },
      { id: 'c', html: 'Two' },
    ],
  )
})

test('what stands in them beside words is left out: links, numbers of sources', () => {
  const html =
    '<h2 id="a"><a href="/x">One</a> &#x26; <em>two</em><sup><a href="#source-1">1</a></sup></h2>'
  expect(headingsIn(html)).toEqual([{ id: 'a', html: 'One &#x26; two' }])
})

test('small headings, which end in a colon, are none', () => {
  expect(headingsIn('<h2 id="a">What to eat:</h2>')).toEqual([])
})

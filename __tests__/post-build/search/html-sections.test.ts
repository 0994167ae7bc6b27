import { sectionsOfHtml, textOfHtml } from '../../../src/post-build/search/html-sections'

test('an article splits at its headings, with its opening text first', () => {
  const html =
    '<p>Opening.</p><h2 id="one">One &#x26; only</h2><p>Text.</p><h3 id="small">Small:</h3><ul><li>a</li><li>b</li></ul><h4 id="deep">Deep</h4><p>More.</p>'
  expect(sectionsOfHtml(html)).toEqual([
    ['', '', 'Opening.'],
    ['one', 'One & only', 'Text.'],
    ['small', 'Small', 'a\nb\nDeep\nMore.'],
  ])
})

test.each([
  [
    'tables are read line by line, cell by cell',
    '<table><tr><th>Food</th><td>Days</td></tr><tr><th>Rice</th><td>1</td></tr></table>',
    'Food · Days\nRice · 1',
  ],
  [
    'citation numbers, drawings and forms add no words',
    '<p>Sleep.<sup><a href="#source-1">1</a></sup> Eat.</p><svg><text>9</text></svg><form>Go</form>',
    'Sleep. Eat.',
  ],
  [
    'entities are decoded',
    '<p>3 &lt; 5 &amp; &quot;so&quot; &#8211; &#x27;on&#x27;</p>',
    '3 < 5 & "so" – \'on\'',
  ],
])('%s', (_what, html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

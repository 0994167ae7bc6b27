import { escapeHtml, unescapeHtml } from '../../../packages/html'

test('escapes what would end a text or an attribute', () => {
  expect(escapeHtml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d')
})

test.each([
  ['Don&#x27;t &amp; won&#39;t', "Don't & won't"],
  ['&lt;b&gt; &quot;c&quot;', '<b> "c"'],
  // Escaped twice, so unescaped once.
  ['&amp;lt;', '&lt;'],
  ['&unknown; &', '&unknown; &'],
])('unescapes %s', (html, text) => {
  expect(unescapeHtml(html)).toBe(text)
})

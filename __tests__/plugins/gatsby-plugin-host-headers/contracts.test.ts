import { withoutPagePath } from '../../../plugins/gatsby-plugin-host-headers/inline-code'
import { expectInGatsby, gatsbySource } from '../../support/gatsby-source'

expectInGatsby({
  'cache-dir/static-entry.js': {
    '/*<![CDATA[*/window.pagePath=${JSON.stringify(':
      'inline-code.ts: Gatsby names the page in another inline script',
  },
  'dist/utils/slices/stitching.js': {
    'path.join(publicDir, `_gatsby`, `slices`, ':
      'inline-code.ts: Gatsby keeps its scripts elsewhere',
  },
})

test('inline-code.ts: finds the script that differs per page', () => {
  const [, id] =
    /id=\{`([^`]+)`\}\n\s*dangerouslySetInnerHTML=\{\{\n\s*__html: windowPageData/.exec(
      gatsbySource('cache-dir/static-entry.js'),
    ) ?? []
  const script = `<script id="${id}">/*<![CDATA[*/window.pagePath="/blog";/*]]>*/</script>`
  expect(withoutPagePath(script)).toBe('')
})

import { withoutPagePath } from '../../../plugins/gatsby-plugin-host-headers/inline-code'
import { expectInGatsby, gatsbySource, ofGatsby } from '../../support/gatsby-source'

expectInGatsby({
  'cache-dir/static-entry.js': {
    '/*<![CDATA[*/window.pagePath=${JSON.stringify(':
      'inline-code.ts: Gatsby names the page in another inline script',
  },
  'dist/redux/actions/public.js': {
    'type: `CREATE_REDIRECT`,\n    payload: {\n      fromPath: maybeAddPathPrefix(fromPath, pathPrefix),\n      isPermanent,':
      'write-redirects.ts: createRedirect keeps a redirect in another form',
  },
  'dist/redux/reducers/index.js': {
    'exports.redirects = _redirects.redirectsReducer':
      'gatsby-node.ts: store.getState().redirects no longer has the redirects',
  },
  'dist/utils/slices/stitching.js': {
    'path.join(publicDir, `_gatsby`, `slices`, ':
      'inline-code.ts: Gatsby keeps its scripts elsewhere',
  },
})

test('gatsby-node.ts: store.getState().redirects lists what createRedirect made', () => {
  const { redirectsReducer } = ofGatsby('gatsby/dist/redux/reducers/redirects')
  const redirect = { fromPath: '/old', toPath: '/new', isPermanent: true, statusCode: 404 }
  expect(redirectsReducer([], { type: 'CREATE_REDIRECT', payload: redirect })).toEqual([redirect])
})

test('inline-code.ts: finds the script that differs per page', () => {
  const [, id] =
    /id=\{`([^`]+)`\}\n\s*dangerouslySetInnerHTML=\{\{\n\s*__html: windowPageData/.exec(
      gatsbySource('cache-dir/static-entry.js'),
    ) ?? []
  const script = `<script id="${id}">/*<![CDATA[*/window.pagePath="/blog";/*]]>*/</script>`
  expect(withoutPagePath(script)).toBe('')
})

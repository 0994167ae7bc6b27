import { expectInGatsby, gatsbySource } from '../support/gatsby-source'

/**
 * Undocumented behavior of the installed Gatsby on which src relies. A test that fails after an upgrade names
 * the file that no longer works. Plugins have their own tests of this kind.
 */

const METHODS = "page-loader.ts: the loader's methods have changed"
const LOADS = 'page-loader.ts: the app no longer asks the loader for pages'

expectInGatsby({
  'cache-dir/navigation.js': {
    'import loader': LOADS,
    'getSavedScrollPosition: args => [\n      0,':
      'should-update-scroll.ts: Gatsby gives the saved scroll position in another form',
  },
  'cache-dir/ensure-resources.js': { 'import loader': LOADS },
  'cache-dir/loader.js': {
    'loadPage: rawPath =>': METHODS,
    'loadPageSync: (rawPath, options = {}) =>': METHODS,
  },
  'cache-dir/production-app.js': {
    'window.___loader = publicLoader':
      "page-loader.ts: Gatsby's loader is no longer window.___loader",
    'publicLoader.loadPage(':
      'serve-sent-page.ts: Gatsby no longer loads the first page with publicLoader',
    'pageResources={pageResources}':
      'wrap-page-element.tsx: pages get no pageResources, and the layout uses the address bar',
  },
  'cache-dir/head/head-export-handler-for-ssr.js': {
    '"data-gatsby-head": true':
      "head-elements.ts: Gatsby's markup for a page's head elements has changed",
  },
  'cache-dir/head/head-export-handler-for-browser.js': {
    'document.querySelectorAll(`[data-gatsby-head]`)':
      "head-elements.ts: Gatsby's selector for a page's head elements has changed",
  },
  'dist/services/initialize.js': {
    'const cacheIsCorrupt = cacheDirExists && !publicDirExists;':
      'stale-build.ts: Gatsby no longer empties its cache where the public folder is missing',
  },
  'dist/utils/webpack.config.js': {
    'envObject.BUILD_STAGE = JSON.stringify(stage)':
      'page-head.tsx: structured data would be written in the browser',
  },
})

test('stale-build.ts: Gatsby looks for the public folder after onPreInit', () => {
  const source = gatsbySource('dist/services/initialize.js')
  const order = ['(`onPreInit`, {', 'const publicDirExists', 'type: `DELETE_CACHE`'].map((step) =>
    source.indexOf(step),
  )
  if (order.some((at, index) => at < 0 || at < (order[index - 1] ?? 0))) {
    throw new Error('Gatsby looks for the public folder before onPreInit has run')
  }
})

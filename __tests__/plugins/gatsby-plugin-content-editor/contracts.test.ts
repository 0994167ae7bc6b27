import { expectInGatsby, gatsbySource } from '../../support/gatsby-source'

expectInGatsby({
  'dist/utils/start-server.js': {
    '(`onCreateDevServer`, {\n    app,':
      'gatsby-node.ts: Gatsby no longer hands its Express app to onCreateDevServer',
  },
})

test('gatsby-node.ts: Gatsby calls onCreateDevServer before its own routes answer', () => {
  const source = gatsbySource('dist/utils/start-server.js')
  const hook = source.indexOf('(`onCreateDevServer`, {')
  const pages = source.indexOf('app.get(`*`')
  const rest = source.indexOf('app.use(async (req, res) => {', hook)
  if (hook < 0 || pages < hook || rest < hook)
    throw new Error('The pages of gatsby develop answer /admin before the editor can')
})

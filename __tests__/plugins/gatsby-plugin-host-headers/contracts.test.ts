import { ofGatsby } from '../../support/of-gatsby'

test('gatsby-node.ts: store.getState().redirects lists what createRedirect made', () => {
  const { redirectsReducer } = ofGatsby('gatsby/dist/redux/reducers/redirects')
  const { actions } = ofGatsby('gatsby/dist/redux/actions')
  const redirect = { fromPath: '/old', toPath: '/new', isPermanent: true, statusCode: 404 }
  expect(redirectsReducer([], actions.createRedirect(redirect))).toMatchObject([redirect])
})

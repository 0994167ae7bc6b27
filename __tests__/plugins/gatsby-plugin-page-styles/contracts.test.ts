import path from 'node:path'
import { ofGatsby } from '../../support/of-gatsby'

test('page-styles.ts: the chunk of a page is named component--- and its file', () => {
  const { generateComponentChunkName } = ofGatsby('gatsby/dist/utils/js-chunk-names')
  const name: string = generateComponentChunkName(path.resolve('src/templates/plan.tsx'))
  expect(name).toMatch(/^component---.*src-templates-plan-tsx$/)
})

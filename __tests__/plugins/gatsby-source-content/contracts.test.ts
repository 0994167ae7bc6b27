import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ofGatsby } from '../../support/gatsby-source'

test('gatsby-node.ts: Gatsby exposes the command it was started with', () => {
  const cli = createRequire(ofGatsby.resolve('gatsby-cli/package.json')).resolve(
    'gatsby-cli/lib/create-cli.js',
  )
  if (!readFileSync(cli, 'utf8').includes('process.env.gatsby_executing_command = command')) {
    throw new Error('gatsby_executing_command no longer says which command runs')
  }
})

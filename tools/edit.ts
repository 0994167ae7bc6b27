import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildEditor } from '../editor/build/build-editor'

/** `npm run edit`: `gatsby develop` with the editor at /admin, on the files of this folder. */
async function main(): Promise<void> {
  await buildEditor('.editor')
  console.log('The editor is at http://localhost:8000/admin as soon as the site is ready.')
  const gatsby = path.resolve('node_modules/gatsby/cli.js')
  const child = spawn(process.execPath, [gatsby, 'develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, EDIT: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
  })
  child.once('close', (code) => {
    process.exitCode = code ?? 1
  })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

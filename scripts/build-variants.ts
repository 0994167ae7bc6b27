import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { writeContentFolder } from '../__tests__/support/variants/content-folder'
import { odd } from '../__tests__/support/variants/odd'
import { otherBrand } from '../__tests__/support/variants/other-brand'
import { copySite } from './lib/copy-site'

const project = path.resolve('.')

/** Builds the site's code with other content, beside the real site: tests look at .test/{name}/public. */
function build(name: string, env: NodeJS.ProcessEnv = {}): void {
  const folder = path.resolve('.test', name)
  copySite(project, folder)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_FOLDER: `${folder}-content`, ...env },
    },
  )
  if (status !== 0) throw new Error(`The build of ${name} failed.\n${stdout}\n${stderr}`)
  console.log(`Built ${path.relative(project, folder)}/public`)
}

/** A picture of an editor's own. */
const drawing = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#c2361c' } })
    .png()
    .toBuffer()

async function main(): Promise<void> {
  writeContentFolder(path.resolve('.test/other-brand-content'), otherBrand())
  writeContentFolder(path.resolve('.test/odd-content'), odd())
  await writeFile('.test/odd-content/articles/drawn.png', await drawing())
  build('other-brand')
  build('odd')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

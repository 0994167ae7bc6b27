import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { writeContentFolder } from '../__tests__/support/variants/content-folder'
import { odd } from '../__tests__/support/variants/odd'
import { otherBrand } from '../__tests__/support/variants/other-brand'
import { copySite } from './lib/copy-site'

const project = path.resolve('.')

/** Builds the site's code with other content, beside the real site: tests look at .test/{name}/public. */
async function build(name: string): Promise<void> {
  const folder = path.resolve('.test', name)
  copySite(project, folder)
  await promisify(execFile)(
    process.execPath,
    [path.join(project, 'node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: folder,
      maxBuffer: 1e8,
      env: { ...process.env, CONTENT_FOLDER: `${folder}-content` },
    },
  ).catch(({ stdout, stderr }) => {
    throw new Error(`The build of ${name} failed.\n${stdout}\n${stderr}`)
  })
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
  await Promise.all([build('other-brand'), build('odd')])
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

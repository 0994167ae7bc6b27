import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeContentFolder } from '../__tests__/support/variants/content-folder'
import { writeEditedContent } from '../__tests__/support/variants/edited'
import { otherBrand } from '../__tests__/support/variants/other-brand'
import { writeTestSite } from '../__tests__/support/variants/test-site'
import { copySite } from './lib/copy-site'

/**
 * Builds the site's code with other content, beside the real site: the browser tests look at
 * .test/{name}/public. Takes the names of the variants to build, or builds all of them:
 * `npx tsx tools/build-variants.ts site`.
 */

const project = path.resolve('.')
const contentOf = (name: string) => path.resolve('.test', `${name}-content`)

/** Copies the site's code to a build folder, in which several variants are built one after another. */
function copyCode(buildFolder: string): string {
  const folder = path.resolve('.test', buildFolder)
  copySite(project, folder)
  return folder
}

/** Builds the code in a folder with a variant's content. */
const runGatsby = (folder: string, name: string) =>
  promisify(execFile)(
    process.execPath,
    [path.join(project, 'node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: folder,
      maxBuffer: 1e8,
      env: { ...process.env, CONTENT_FOLDER: contentOf(name) },
    },
  ).catch(({ stdout, stderr }) => {
    throw new Error(`The build of ${name} failed.\n${stdout}\n${stderr}`)
  })

/**
 * Builds a variant in a build folder, on top of the build before it, and copies the result to where
 * the tests look for it. The next variant gets the site's code again, without this one's changes.
 */
async function build(
  name: string,
  buildFolder: string,
  change: (folder: string) => void = () => {},
): Promise<void> {
  const folder = copyCode(buildFolder)
  change(folder)
  await runGatsby(folder, name)
  const result = path.resolve('.test', name, 'public')
  rmSync(result, { recursive: true, force: true })
  cpSync(path.join(folder, 'public'), result, { recursive: true })
  console.log(`Built ${path.relative(project, result)}`)
}

function replaceIn(file: string, text: string, other: string): void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} does not contain ${text} any more.`)
  writeFileSync(file, before.replace(text, other))
}

/** Changes what no test of `other-brand` looks at, but `warm` would show if any of it were kept. */
function changeCode(folder: string): void {
  const inCode = (file: string) => path.join(folder, file)
  replaceIn(inCode('src/gatsby/images/remote-image.ts'), "q: '70'", "q: '60'")
  replaceIn(inCode('plugins/gatsby-remark-article-body/headings.js'), 'LEVEL = 2', 'LEVEL = 3')
}

/** How to build each variant: by build folder, in the order in which they are built there. */
const variants: Record<string, Record<string, (buildFolder: string) => Promise<void>>> = {
  first: {
    site: async (buildFolder) => {
      await writeTestSite(contentOf('site'))
      await build('site', buildFolder)
    },
    // On top of the test site, the way a host builds after a commit.
    edited: async (buildFolder) => {
      writeEditedContent(contentOf('edited'))
      await build('edited', buildFolder)
    },
  },
  second: {
    /** The test site, from nothing: warm-build.spec.ts compares it with `warm`. */
    clean: async (buildFolder) => {
      rmSync(path.resolve('.test', buildFolder), { recursive: true, force: true })
      await writeTestSite(contentOf('clean'))
      await build('clean', buildFolder)
    },
    'other-brand': async (buildFolder) => {
      writeContentFolder(contentOf('other-brand'), otherBrand())
      await build('other-brand', buildFolder, changeCode)
    },
    // On top of what other code has made. In the same folder as `clean`: webpack's short names depend on it.
    warm: async (buildFolder) => {
      await writeTestSite(contentOf('warm'))
      await build('warm', buildFolder)
    },
  },
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const buildFolders = Object.entries(variants)
  const known = buildFolders.flatMap(([, made]) => Object.keys(made))
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no variant ${unknown}: choose from ${known.join(', ')}.`)
  await Promise.all(
    buildFolders.map(async ([buildFolder, made]) => {
      for (const [name, make] of Object.entries(made)) {
        if (wanted.length === 0 || wanted.includes(name)) await make(buildFolder)
      }
    }),
  )
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

import { execFile } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeEditedContent } from '../__tests__/support/variants/edited'
import { writeOtherBrand } from '../__tests__/support/variants/other-brand'
import { writeTestSite } from '../__tests__/support/variants/test-site'
import { changedCode } from './lib/changed-code'
import { copySite } from './lib/copy-site'
import { removablePlugins, withoutPlugin } from './lib/without-plugin'

/**
 * Builds the site's code with other content, into .test/{name}/public for the browser tests. Takes variant
 * names, or builds all: `npx tsx tools/build-variants.ts site`.
 */

const project = path.resolve('.')
const contentOf = (name: string) => path.resolve('.test', `${name}-content`)

/** Copies the site's code to a build folder, which several variants reuse in turn. */
function copyCode(buildFolder: string): string {
  const folder = path.resolve('.test', buildFolder)
  copySite(project, folder)
  return folder
}

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
 * Builds a variant on top of the folder's previous build, and copies the result to the tests' folder. The next
 * variant gets unmodified code again.
 */
async function build(
  name: string,
  buildFolder: string,
  changed: typeof changedCode = () => [],
): Promise<void> {
  const folder = copyCode(buildFolder)
  for (const [file, text] of changed(folder)) writeFileSync(path.join(folder, file), text)
  await runGatsby(folder, name)
  const result = path.resolve('.test', name, 'public')
  rmSync(result, { recursive: true, force: true })
  cpSync(path.join(folder, 'public'), result, { recursive: true })
  console.log(`Built ${path.relative(project, result)}`)
}

/** Builds the test site without a plugin: without-plugins.spec.ts opens it. */
const buildWithout = (plugin: string) => async (buildFolder: string) => {
  const name = `without-${plugin}`
  writeTestSite(contentOf(name))
  await build(name, buildFolder, (folder) => [withoutPlugin(folder, plugin)])
}

/** Variants by build folder, in build order. */
const variants: Record<string, Record<string, (buildFolder: string) => Promise<void>>> = {
  first: {
    site: async (buildFolder) => {
      writeTestSite(contentOf('site'))
      await build('site', buildFolder)
    },
    // On top of the test site, as a host builds after a commit.
    edited: async (buildFolder) => {
      writeEditedContent(contentOf('edited'))
      await build('edited', buildFolder)
    },
  },
  second: {
    /** A clean build of the test site: warm-build.spec.ts compares it with `warm`. */
    clean: async (buildFolder) => {
      rmSync(path.resolve('.test', buildFolder), { recursive: true, force: true })
      writeTestSite(contentOf('clean'))
      await build('clean', buildFolder)
    },
    'other-brand': async (buildFolder) => {
      await writeOtherBrand(contentOf('other-brand'))
      await build('other-brand', buildFolder, changedCode)
    },
    // On top of a build of other code.
    warm: async (buildFolder) => {
      writeTestSite(contentOf('warm'))
      await build('warm', buildFolder)
    },
    ...Object.fromEntries(
      removablePlugins.map((plugin) => [`without-${plugin}`, buildWithout(plugin)]),
    ),
  },
}

async function main(): Promise<void> {
  const requested = process.argv.slice(2)
  const buildFolders = Object.entries(variants)
  const available = buildFolders.flatMap(([, made]) => Object.keys(made))
  const unknown = requested.find((name) => !available.includes(name))
  if (unknown) throw new Error(`Unknown variant ${unknown}: choose from ${available.join(', ')}.`)
  await Promise.all(
    buildFolders.map(async ([buildFolder, made]) => {
      for (const [name, make] of Object.entries(made)) {
        if (requested.length === 0 || requested.includes(name)) await make(buildFolder)
      }
    }),
  )
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

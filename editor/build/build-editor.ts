import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import postcss from 'postcss'
import { editorPolicy } from '../../plugins/gatsby-plugin-content-editor/policy'
import { uncheckedSettings } from '../../src/content/unchecked-settings'
import { brandStyle } from '../../src/documents/brand/brand-style'
import { patchCms } from './patch-cms'

/** Where a deployed editor commits to. */
export interface Backend {
  name: 'github' | 'gitlab'
  repo: string
  branch: string
}

/** The hosts that its pages ask: for the API, and for the pictures of who signs in. */
const gitHosts = {
  github: { api: 'api.github.com', images: ['avatars.githubusercontent.com'] },
  gitlab: { api: 'gitlab.com', images: ['gitlab.com', 'secure.gravatar.com'] },
}

const CMS = path.dirname(require.resolve('@sveltia/cms'))

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="stylesheet" href="admin.css">
</head>
<body>
<script type="module" src="main.js"></script>
</body>
</html>
`

const patchedCms: esbuild.Plugin = {
  name: 'patched-cms',
  setup(build) {
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: patchCms(fs.readFileSync(file, 'utf8')),
      loader: 'js',
    }))
    // Of shiki's hundreds of languages, those of the content.
    build.onResolve({ filter: /^@shikijs\/(langs|themes)\// }, ({ path: name }) =>
      /\/(json|yaml|markdown|github-)/.test(name) ? undefined : { path: name, namespace: 'none' },
    )
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default []' }))
  },
}

/** The site's style sheet with the previews' own rules. */
async function previewStyles(): Promise<string> {
  const from = path.resolve('src/styles/global.css')
  const { plugins } = require(path.resolve('postcss.config.js')) as {
    plugins: postcss.AcceptedPlugin[]
  }
  // The build writes the brand's colors to a file of its cache, which a new clone doesn't have.
  const source = fs.readFileSync(from, 'utf8').replace(/^@import "[^"]*\/brand\.css";$/m, '')
  const { css } = await postcss(plugins).process(source, { from })
  const brand = brandStyle(uncheckedSettings().colors)
  return `${css}\n${brand}\n${fs.readFileSync('editor/preview/preview.css', 'utf8')}`
}

/**
 * Builds the editor into a folder: for `npm run edit`, or with a backend for a site of its own. Takes the tags and the
 * image host from the content's site.json.
 */
export async function buildEditor(out: string, backend?: Backend): Promise<void> {
  const { extraTags = [], imageHost } = uncheckedSettings()
  fs.rmSync(out, { recursive: true, force: true })
  await esbuild.build({
    entryPoints: ['editor/app/main.ts', 'editor/check/check-worker.ts'],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: out,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CONTENT_FOLDER': 'undefined',
      EDITOR_BACKEND: JSON.stringify(backend) ?? 'undefined',
      EDITOR_TAGS: JSON.stringify(extraTags),
    },
    alias: {
      'node:fs': path.resolve('editor/check/node/fs.ts'),
      'node:path': require.resolve('path-browserify'),
      'node:crypto': path.resolve('editor/check/node/crypto.ts'),
    },
    plugins: [patchedCms],
  })
  fs.cpSync(path.join(CMS, 'assets'), path.join(out, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  fs.writeFileSync(path.join(out, 'index.html'), page)
  fs.copyFileSync('editor/app/admin.css', path.join(out, 'admin.css'))
  fs.writeFileSync(path.join(out, 'preview.css'), await previewStyles())
  if (!backend) return
  const { api, images } = gitHosts[backend.name]
  writeHeaders(out, editorPolicy({ images: [...(imageHost ? [imageHost] : []), ...images], api }))
}

/** What a host sends with the editor. */
function writeHeaders(out: string, policy: string): void {
  const headers = [
    `Content-Security-Policy: ${policy}`,
    'X-Robots-Tag: noindex',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cache-Control: public, max-age=0, must-revalidate',
  ]
  fs.writeFileSync(
    path.join(out, '_headers'),
    `/*\n${headers.map((line) => `  ${line}\n`).join('')}`,
  )
}

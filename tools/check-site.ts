import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { brokenLinks, fileOf } from './check-site/links'

// `tsx tools/check-site.ts .test/edited/public .test/edited-content` checks another built site.
const [folder = 'public', content = 'content'] = process.argv.slice(2)

/** Resolves the rules once: html-validate does it for every page, which takes a third of the time. */
class OneConfigLoader extends StaticConfigLoader {
  private resolved?: ResolvedConfig | Promise<ResolvedConfig>
  override getConfigFor(file: string) {
    this.resolved ??= super.getConfigFor(file)
    return this.resolved
  }
}

/** Exceptions to the validator's recommended rules, each with its reason. */
const config = new OneConfigLoader({
  extends: ['html-validate:recommended'],
  rules: {
    // React and Gatsby write these; browsers accept them.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Gatsby's route announcer has inline styles.
    'no-inline-style': 'off',
    // Article titles plus the brand may exceed 70 characters.
    'long-title': 'off',
    // HTML's disabled link has no address; its role tells screen readers that it is a link.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // Gatsby writes crossorigin="anonymous" and similar in full.
    'attribute-empty-style': 'off',
    // Phone numbers in body text may break across lines.
    'tel-non-breaking': 'off',
    // React writes attributes in camel case; HTML ignores case.
    'attr-case': 'off',
    // React's and Gatsby's ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // A list may have a label.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})
const validator = new HtmlValidate(config)

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
const pages = files.filter((file) => file.endsWith('.html')).sort()
const addressOf = (file: string) =>
  file === 'index.html'
    ? '/'
    : `/${file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`

function checkHtml(): string[] {
  return pages.flatMap((file) => {
    const report = validator.validateStringSync(readFileSync(path.join(folder, file), 'utf8'), file)
    return report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}, ${selector})`,
      ),
    )
  })
}

function checkLinks(origin: string): string[] {
  return pages.flatMap((file) =>
    brokenLinks(folder, addressOf(file), readFileSync(path.join(folder, file), 'utf8'), origin),
  )
}

/** Finds missing addresses in feeds and the sitemap. */
function checkLists(origin: string): string[] {
  const lists = files.filter((file) => /^(rss\.xml|sitemap-.*\.xml|robots\.txt)$/.test(file))
  const address = new RegExp(`${origin.replaceAll('.', '\\.')}(/[^\\s"<>)\\]\\\\&]*)?`, 'g')
  return lists.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(address)]
      .map(([, pathname = '/']) => pathname.split('#')[0] ?? '/')
      .filter((pathname) => !fileOf(folder, pathname))
      .map((pathname) => `${file} contains ${pathname}, which does not exist.`),
  )
}

/** Finds Tailwind at-rules in the built style sheet: it was never compiled. */
function checkStyles(): string[] {
  return files
    .filter((file) => /^styles\..*\.css$/.test(file))
    .filter((file) => /@(theme|tailwind)\b/.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `${file} contains Tailwind's source: postcss.config.js was not read.`)
}

/** Finds Gatsby node ids, which depend on file paths and would make two builds of a commit differ. */
function checkIds(): string[] {
  const nodeId = /"[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}"/
  return files
    .filter((file) => /\.(json|html)$/.test(file))
    .filter((file) => nodeId.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `${file} contains a node id: find pages and name list items by slug or plan id.`)
}

const { url }: { url: string } = JSON.parse(readFileSync(path.join(content, 'site.json'), 'utf8'))
const problems = [
  ...checkStyles(),
  ...checkIds(),
  ...checkHtml(),
  ...checkLinks(url),
  ...checkLists(url),
]
for (const problem of new Set(problems)) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${pages.length} pages: valid HTML, and all their links work.`)

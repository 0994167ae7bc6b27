import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import type { GatsbyNode, Reporter, SourceNodesArgs } from 'gatsby'
import { copyMarkdown } from './copy-markdown'
import type { CheckedContent, ContentNode, Options } from './options'

const PLUGIN = 'gatsby-source-content'

/** Debounce for bursts of file changes, in ms. */
const DEBOUNCE = 200

/** Gatsby may source nodes again, after a refresh. */
let watcher: FSWatcher | undefined

/** The last content without mistakes. */
let valid: CheckedContent | undefined

const filesOf = ({ markdown }: CheckedContent) => markdown.map(({ file }) => file)

const isDevelop = () => process.env.NODE_ENV === 'development'

const mistakes = (count: number) =>
  `The content has ${count === 1 ? 'one mistake' : `${count} mistakes`}`

/** Prints all problems and keeps valid content. Returns the number of errors. */
function check({ check: checkContent }: Options, reporter: Reporter): number {
  const { errors, warnings, content } = checkContent()
  for (const warning of warnings) reporter.warn(warning)
  for (const error of errors) reporter.log(error)
  if (content) valid = content
  return errors.length
}

/** Gatsby hook: describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description("The editors' folder."),
    markdownFolder: Joi.string().required().description('Where valid markdown files are copied.'),
    check: Joi.function().required().description('Checks the folder.'),
  })

/** Gatsby's first hook: with mistakes, a build stops before it changes anything. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options) => {
  valid = undefined
  const count = check(options as Options, reporter)
  if (count > 0 && !isDevelop())
    reporter.panic(`${mistakes(count)}, listed above. Nothing was built.`)
}

/** Gatsby hook: copies markdown before gatsby-source-filesystem looks for it. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (_api, options) => {
  const { folder, markdownFolder } = options as Options
  if (valid) copyMarkdown(folder, markdownFolder, filesOf(valid))
  else mkdirSync(markdownFolder, { recursive: true })
}

/** Gatsby hook: makes nodes of checked objects. `gatsby develop` keeps those of the last valid content. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api, options) => {
  const { reporter, cache, actions } = api
  if (valid) await takeOver(api, options as Options, valid)
  else if (await cache.get('content')) {
    reporter.warn('Showing the last valid content.')
    for (const node of ownNodes(api)) actions.touchNode(node)
  } else reporter.panic('The content has mistakes, listed above. Fix them, then start again.')
  if (isDevelop()) watchContent(api, options as Options)
}

const ownNodes = ({ getNodes }: SourceNodesArgs) =>
  getNodes().filter(({ internal }) => internal.owner === PLUGIN)

async function takeOver(
  api: SourceNodesArgs,
  { folder, markdownFolder }: Options,
  content: CheckedContent,
) {
  const { nodes, markdown, data } = content
  const { actions, cache } = api
  // In this order: the copies need their trees, and pages need both as soon as a node changes.
  await cache.set('content', data)
  for (const { file, tree } of markdown) await cache.set(`tree ${file}`, tree)
  copyMarkdown(folder, markdownFolder, filesOf(content))
  const created = nodes.map((node) => asGatsbyNode(api, node))
  const ids = new Set(created.map(({ id }) => id))
  for (const node of ownNodes(api)) if (!ids.has(node.id)) actions.deleteNode(node)
  for (const node of created) actions.createNode(node)
}

const asGatsbyNode = (
  { createNodeId, createContentDigest }: SourceNodesArgs,
  { type, key, fields }: ContentNode,
) => ({
  ...fields,
  id: createNodeId(`${PLUGIN} ${type} ${key}`),
  parent: null,
  children: [],
  internal: { type, contentDigest: createContentDigest(fields) },
})

/** Checks the folder once per burst of changes, and takes over valid content. */
function watchContent(api: SourceNodesArgs, options: Options): void {
  const { folder } = options
  let timer: NodeJS.Timeout | undefined
  const onChange = async () => {
    const count = check(options, api.reporter)
    if (count > 0 || !valid)
      return api.reporter.warn(`${mistakes(count)}: the browser shows the last valid content.`)
    await takeOver(api, options, valid)
    api.reporter.success('The content has no mistakes.')
  }
  const report = (error: Error) => api.reporter.error(error.message)
  let changes = Promise.resolve()
  watcher?.close()
  watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // One after the other, and a fault in one does not end `gatsby develop`.
      changes = changes.then(onChange).catch(report)
    }, DEBOUNCE)
  }).on('error', report)
}

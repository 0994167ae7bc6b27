import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import * as plugin from '../../../plugins/gatsby-source-content/gatsby-node'
import type { Checked } from '../../../plugins/gatsby-source-content/options'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const mistaken: Checked = { errors: ['content/a.json:1 title: Found nothing.'], warnings: [] }

/** Valid content of these recipes, each with a page of markdown. */
const recipes = (...names: string[]): Checked => ({
  errors: [],
  warnings: ['content/a.json: It is short.'],
  content: {
    nodes: names.map((name) => ({ type: 'Recipe', key: name, fields: { name } })),
    markdown: names.map((name) => ({ file: `pages/${name}.md`, tree: `The tree of ${name}` })),
    data: { names },
  },
})

/** Gatsby with this plugin. Nodes and cache stay from run to run. */
function gatsby() {
  const folder = temporaryFolder({ 'pages/soup.md': 'Soup', 'pages/bread.md': 'Bread' })
  const markdownFolder = path.join(temporaryFolder(), 'markdown')
  const nodes = new Map<string, Node>()
  const touched: string[] = []
  /** The copied files at the time when a node was made. */
  const copiesAtNode = new Map<string, string[]>()
  const cached = new Map<string, unknown>()
  const reporter = {
    log: jest.fn(),
    warn: jest.fn(),
    success: jest.fn(),
    panic: jest.fn(),
    error: jest.fn(),
  }
  const check = jest.fn<Checked, []>()
  const options = { plugins: [], folder, markdownFolder, check }
  const api = {
    reporter,
    cache: {
      get: async (key: string) => cached.get(key),
      set: async (key: string, value: unknown) => cached.set(key, value),
    },
    actions: {
      createNode: (node: Node) => {
        copiesAtNode.set(node.id, readdirSync(path.join(markdownFolder, 'pages')))
        nodes.set(node.id, {
          ...node,
          internal: { ...node.internal, owner: 'gatsby-source-content' },
        })
      },
      deleteNode: ({ id }: Node) => nodes.delete(id),
      touchNode: ({ id }: Node) => touched.push(id),
    },
    getNodes: () => [...nodes.values()],
    createNodeId: (key: string) => key,
    createContentDigest: (input: object) => JSON.stringify(input),
  } as unknown as NodePluginArgs
  const hook = (name: keyof GatsbyNode) =>
    (plugin as Record<string, unknown>)[name] as (api: NodePluginArgs, options: object) => unknown
  return {
    folder,
    reporter,
    cached,
    touched,
    copiesAtNode,
    check,
    names: () => [...nodes.values()].map(({ name }) => name),
    copies: () =>
      readdirSync(markdownFolder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => path.basename(file)),
    async run(checked: Checked) {
      check.mockReturnValue(checked)
      reporter.panic.mockReset()
      await hook('onPreInit')(api, options)
      if (reporter.panic.mock.calls.length > 0) return
      await hook('onPreBootstrap')(api, options)
      await hook('sourceNodes')(api, options)
    },
  }
}

describe('a build', () => {
  test('makes nodes, copies markdown and keeps what other hooks need', async () => {
    const { run, names, copies, cached, reporter } = gatsby()
    await run(recipes('soup', 'bread'))
    expect(names()).toEqual(['soup', 'bread'])
    expect(copies().sort()).toEqual(['bread.md', 'soup.md'])
    expect(cached.get('content')).toEqual({ names: ['soup', 'bread'] })
    expect(cached.get('tree pages/soup.md')).toBe('The tree of soup')
    expect(reporter.warn.mock.calls).toEqual([['content/a.json: It is short.']])
  })

  test('removes what is no longer published', async () => {
    const { run, names, copies } = gatsby()
    await run(recipes('soup', 'bread'))
    await run(recipes('bread'))
    expect(names()).toEqual(['bread'])
    expect(copies()).toEqual(['bread.md'])
  })

  test('with mistakes lists them and stops before it changes anything', async () => {
    const { run, names, reporter } = gatsby()
    await run(recipes('soup'))
    await run(mistaken)
    expect(reporter.log.mock.calls).toEqual([[mistaken.errors[0]]])
    expect(reporter.panic.mock.calls).toEqual([
      ['The content has one mistake, listed above. Nothing was built.'],
    ])
    expect(names()).toEqual(['soup'])
  })
})

describe('gatsby develop', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  })
  afterEach(() => jest.restoreAllMocks())

  test('starts with the last valid content', async () => {
    const { run, names, touched, copies, reporter } = gatsby()
    await run(recipes('soup'))
    await run(mistaken)
    expect(reporter.panic).not.toHaveBeenCalled()
    expect(reporter.warn).toHaveBeenLastCalledWith('Showing the last valid content.')
    expect(names()).toEqual(['soup'])
    expect(touched).toHaveLength(1)
    expect(copies()).toEqual(['soup.md'])
  })

  test('stops if there never was valid content', async () => {
    const { run, reporter } = gatsby()
    await run(mistaken)
    expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining('then start again.'))
  })

  test('checks again after a change, and takes over valid content only', async () => {
    const { run, folder, check, names, copies, copiesAtNode, reporter } = gatsby()
    await run(recipes('soup'))
    check.mockReturnValue(mistaken)
    writeFileSync(path.join(folder, 'a.json'), '')
    await until(() => reporter.warn.mock.lastCall?.[0].includes('shows the last valid content'))
    expect(names()).toEqual(['soup'])
    check.mockReturnValue(recipes('soup', 'bread'))
    writeFiles(folder, { 'b.json': '' })
    await until(() => reporter.success.mock.calls.length > 0)
    expect(names()).toEqual(['soup', 'bread'])
    expect(copies().sort()).toEqual(['bread.md', 'soup.md'])
    // A node makes its page, whose query finds the text.
    expect([...copiesAtNode.values()].at(-1)).toContain('bread.md')
  })
})

async function until(isTrue: () => unknown) {
  const end = Date.now() + 4000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

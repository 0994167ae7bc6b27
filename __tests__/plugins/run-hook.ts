import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { Joi } from 'gatsby-plugin-utils/dist/joi'
import type { BuiltSite } from '../../src/documents/built-site'

type Site = Pick<BuiltSite, 'publicFolder' | 'pages'>

/** Runs a hook of a plugin for a built site, in the site's folder, as Gatsby does. */
function inSite<Result>({ publicFolder }: Site, run: () => Result): Result {
  const home = process.cwd()
  process.chdir(path.dirname(publicFolder))
  try {
    return run()
  } finally {
    process.chdir(home)
  }
}

const callback = () => {}

/** Runs a plugin's last hook, with these options completed by its schema. Throws what the hook reports. */
export function postBuild(
  { onPostBuild, pluginOptionsSchema }: Pick<GatsbyNode, 'onPostBuild' | 'pluginOptionsSchema'>,
  site: Site,
  options: object = {},
  redirects: readonly object[] = [],
  cache = new Map<string, unknown>(),
) {
  const tools = {
    getNodesByType: () => site.pages.map((page) => ({ path: page })),
    store: { getState: () => ({ redirects }) },
    cache,
    reporter: {
      panicOnBuild: (error: Error) => {
        throw error
      },
    },
  }
  const complete = pluginOptionsSchema?.({ Joi } as never).validate(options).value
  return inSite(site, () => onPostBuild?.(tools as never, complete, callback))
}

/** Runs a plugin's hook before the next build. */
export function preBootstrap(
  { onPreBootstrap }: Pick<GatsbyNode, 'onPreBootstrap'>,
  site: Site,
): void {
  inSite(site, () => onPreBootstrap?.({} as never, {} as never, callback))
}

import { copyListPath } from '../../lib/paths'

/** What the build says of a plan's copy. */
export interface CopyList {
  title: string
  /** Changes with the content of any of its files. */
  version: string
  /** The size of its files. */
  bytes: number
  /** Their addresses. */
  files: string[]
}

/** A copy that is whole: its list, put last, with the moment when it was compared with the site. */
export interface Copy extends CopyList {
  plan: string
  at: string
}

const START = 'copy '

/** Returns the name of the cache that holds a version of a plan's copy. */
export const copyName = (plan: string, version: string) => `${START}${plan} ${version}`

/** Returns the plan whose copy a cache holds; undefined for a cache of anything else. */
export const planIn = (cache: string) =>
  cache.startsWith(START) ? cache.slice(START.length).split(' ')[0] : undefined

/** Whether a file's name changes with its content, so that any copy of it is the right one. */
export const isHashed = (address: string) =>
  /^\/(static|fonts|figures)\/|(\/|[.-])[0-9a-f]{8,}\.(js|css)$/.test(address)

/** Returns the copy that a cache holds, or undefined where it was not finished. Takes the cache's name. */
export async function copyIn(cache: string): Promise<Copy | undefined> {
  const plan = planIn(cache)
  const list = plan && (await caches.match(copyListPath(plan), { cacheName: cache }))
  return list ? list.json() : undefined
}

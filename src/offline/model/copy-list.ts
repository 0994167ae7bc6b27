import { copyListPath } from '../../lib/paths'

/** The build's list of a plan's files. */
export interface CopyList {
  title: string
  /** Changes with the content of any file. */
  version: string
  /** Total size of the files. */
  bytes: number
  /** Paths. */
  files: string[]
}

/** A complete copy: its list, written last, and the time of its last comparison with the site. */
export interface Copy extends CopyList {
  plan: string
  at: string
}

const CACHE_PREFIX = 'copy '

/** Cache name of a version of a plan's copy. */
export const copyName = (plan: string, version: string) => `${CACHE_PREFIX}${plan} ${version}`

/** Returns the plan id of a copy's cache; undefined for other caches. */
export const planOfCache = (cache: string) =>
  cache.startsWith(CACHE_PREFIX) ? cache.slice(CACHE_PREFIX.length).split(' ')[0] : undefined

/** Whether a file's name changes with its content, so that any cached copy is current. */
export const isHashed = (address: string) =>
  /^\/(static|fonts|figures)\/|(\/|[.-])[0-9a-f]{8,}\.(js|css)$/.test(address)

/** Reads a cache's copy by cache name; undefined if incomplete. */
export async function readCopy(cache: string): Promise<Copy | undefined> {
  const plan = planOfCache(cache)
  const list = plan && (await caches.match(copyListPath(plan), { cacheName: cache }))
  return list ? list.json() : undefined
}

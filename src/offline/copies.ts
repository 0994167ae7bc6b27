import { prefersLessData } from '../lib/connection'
import { copyListPath, workerPath } from '../lib/paths'
import {
  type Copy,
  type CopyList,
  copyName,
  isHashed,
  planOfCache,
  readCopy,
} from './model/copy-list'

/** Why storing a plan failed: storage was full or blocked it, or the network didn't answer. */
export type CopyFailure = 'full' | 'refused' | 'unreached'

/** Number of parallel fetches. */
const MAX_PARALLEL = 6

class Unreachable extends Error {}

/** Runs one task at a time across all tabs, because two would write the same cache. */
const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('copies', work) : work()

/** Returns the names of caches with a complete or partial copy, of one plan or all. */
const copyCaches = async (plan?: string) =>
  (await caches.keys()).filter((name) => {
    const cachedPlan = planOfCache(name)
    return cachedPlan !== undefined && (plan === undefined || cachedPlan === plan)
  })

/** Returns a plan's complete offline copy, or undefined. */
export async function findCopy(plan: string): Promise<Copy | undefined> {
  try {
    const copies = await Promise.all((await copyCaches(plan)).map(readCopy))
    return copies.find((copy) => copy)
  } catch {
    return undefined
  }
}

/** Stores all files of a plan, or updates its copy. If it fails, it says why and keeps the old copy. */
export const saveOfflineCopy = (plan: string) => exclusively(() => storeCopy(plan))

const visits = new Map<string, ReturnType<typeof storeCopy>>()

/** The same, once for a visit unless it fails. */
export function saveOnVisit(plan: string) {
  const saving = visits.get(plan) ?? saveOfflineCopy(plan)
  visits.set(plan, saving)
  return saving
}

async function storeCopy(plan: string): Promise<CopyFailure | undefined> {
  let unfinished: string | undefined
  try {
    if (!('serviceWorker' in navigator)) return 'refused'
    const oldCaches = await copyCaches(plan)
    const list = await fetchList(plan)
    // The plan is unpublished, or the site switched copies off.
    if (!list) return void (await removeCaches(plan))
    const name = copyName(plan, list.version)
    if (!(await readCopy(name))) {
      unfinished = name
      await fillCache(await caches.open(name), list.files)
      // A new version of the site may have gone online meanwhile.
      if ((await fetchList(plan))?.version !== list.version) throw new Unreachable()
    }
    await navigator.serviceWorker.register(workerPath)
    const copy: Copy = { ...list, plan, at: new Date().toISOString() }
    await (await caches.open(name)).put(copyListPath(plan), Response.json(copy))
    for (const oldCache of oldCaches) if (oldCache !== name) await caches.delete(oldCache)
    return undefined
  } catch (error) {
    visits.delete(plan)
    if (unfinished) await caches.delete(unfinished).catch(() => {})
    if (error instanceof Unreachable) return 'unreached'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Fetches a file of the site; undefined if there is none. A hashed one may come from the browser's cache. */
async function fetchFile(path: string): Promise<Response | undefined> {
  const response = await fetch(path, isHashed(path) ? {} : { cache: 'no-store' }).catch(() => {
    throw new Unreachable()
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Unreachable()
  return response
}

/** Fetches the list of a copy's files; undefined if the site offers none. */
const fetchList = async (plan: string): Promise<CopyList | undefined> =>
  (await fetchFile(copyListPath(plan)))?.json()

async function fillCache(cache: Cache, files: readonly string[]) {
  const queue = files.values()
  const next = async () => {
    for (const file of queue) {
      // If the name changes with the content, the file in the browser's cache is valid.
      const cached = isHashed(file) ? await caches.match(file) : undefined
      const response = cached ?? (await fetchFile(file))
      if (!response) throw new Unreachable()
      await cache.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, next))
}

/** Removes a plan's copy; with the last one, also the service worker. */
export function removeCopy(plan: string): Promise<void> {
  visits.delete(plan)
  return exclusively(() => removeCaches(plan)).catch(() => {})
}

/** Removes all copies, and the service worker. */
export function removeCopies(): Promise<void> {
  visits.clear()
  return exclusively(() => removeCaches()).catch(() => {})
}

async function removeCaches(plan?: string) {
  for (const name of await copyCaches(plan)) await caches.delete(name)
  if ((await copyCaches()).length > 0) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  await registration?.unregister()
}

/**
 * Updates all copies, so that they are of one version of the site. Does nothing for visitors who save data,
 * because a new version may take megabytes.
 */
export async function refreshCopies() {
  if (prefersLessData(/2g/)) return
  try {
    const plans = new Set((await copyCaches()).flatMap((name) => planOfCache(name) ?? []))
    // Another tab may remove one meanwhile.
    for (const plan of plans) {
      await exclusively(async () => (await copyCaches(plan)).length > 0 && storeCopy(plan))
    }
  } catch {
    // Without cache storage there is nothing to refresh.
  }
}

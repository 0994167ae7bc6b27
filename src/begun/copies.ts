import { copyListPath, workerPath } from '../lib/paths'
import { prefersLessData } from '../start/connection'
import { type Copy, type CopyList, copyIn, copyName, isHashed, planIn } from './model/copies'

/** Why storing a plan failed: storage is full or blocked, or the network didn't answer. */
export type Trouble = 'full' | 'refused' | 'unreached'

/** Number of parallel fetches. */
const AT_ONCE = 6

class Unreached extends Error {}

/** Runs one task at a time across all tabs: two would write the same cache. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('copies', work) : work()

/** Returns the names of caches with a complete or partial copy, of one plan or all. */
const copyCaches = async (plan?: string) =>
  (await caches.keys()).filter((name) => {
    const held = planIn(name)
    return held !== undefined && (plan === undefined || held === plan)
  })

/** Returns a plan's complete offline copy, or undefined. */
export async function copyOf(plan: string): Promise<Copy | undefined> {
  try {
    const copies = await Promise.all((await copyCaches(plan)).map(copyIn))
    return copies.find((copy) => copy)
  } catch {
    return undefined
  }
}

/** Stores all files of a plan, or updates its copy; all or nothing. A returned failure leaves the old copy intact. */
export const keepPlan = (plan: string) => alone(() => keep(plan))

async function keep(plan: string): Promise<Trouble | undefined> {
  let unfinished: string | undefined
  try {
    if (!('serviceWorker' in navigator)) return 'refused'
    const before = await copyCaches(plan)
    const list = await listOf(plan)
    // The plan is unpublished, or copies are switched off.
    if (!list) return void (await remove(plan))
    const name = copyName(plan, list.version)
    if (!(await copyIn(name))) {
      unfinished = name
      await fill(await caches.open(name), list.files)
      // The site may have been redeployed meanwhile.
      if ((await listOf(plan))?.version !== list.version) throw new Unreached()
    }
    await navigator.serviceWorker.register(workerPath)
    const copy: Copy = { ...list, plan, at: new Date().toISOString() }
    await (await caches.open(name)).put(copyListPath(plan), Response.json(copy))
    for (const other of before) if (other !== name) await caches.delete(other)
    return undefined
  } catch (error) {
    if (unfinished) await caches.delete(unfinished).catch(() => {})
    if (error instanceof Unreached) return 'unreached'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Fetches the list of a copy's files; undefined if the site offers none. */
async function listOf(plan: string): Promise<CopyList | undefined> {
  const response = await answered(fetch(copyListPath(plan), { cache: 'no-store' }))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Unreached()
  return response.json()
}

const answered = (asked: Promise<Response>) =>
  asked.catch(() => {
    throw new Unreached()
  })

async function fill(cache: Cache, files: readonly string[]) {
  const queue = files.values()
  const next = async () => {
    for (const file of queue) {
      // The browser's cached copy is valid if the name changes with the content.
      const kept = isHashed(file) ? await caches.match(file) : undefined
      const response =
        kept ?? (await answered(fetch(file, isHashed(file) ? {} : { cache: 'no-store' })))
      if (!response.ok) throw new Unreached()
      await cache.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Removes a plan's copy; with the last one, also the service worker. */
export const stopKeeping = (plan: string) => alone(() => remove(plan)).catch(() => {})

async function remove(plan: string) {
  for (const name of await copyCaches(plan)) await caches.delete(name)
  if ((await copyCaches()).length > 0) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  await registration?.unregister()
}

/**
 * Updates all copies, so that they are of the same site version. Skipped for visitors who save data: a new version may
 * be megabytes they didn't ask for.
 */
export async function refreshCopies() {
  if (prefersLessData(/2g/)) return
  try {
    const plans = new Set((await copyCaches()).flatMap((name) => planIn(name) ?? []))
    // Another tab may remove one meanwhile.
    for (const plan of plans) {
      await alone(async () => (await copyCaches(plan)).length > 0 && keep(plan))
    }
  } catch {
    // Without cache storage there is nothing to refresh.
  }
}

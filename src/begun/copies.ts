import { copyListPath, workerPath } from '../lib/paths'
import { prefersLessData } from '../start/connection'
import { type Copy, type CopyList, copyIn, copyName, isHashed, planIn } from './model/copies'

/** Why a plan is not kept: the storage is full or refused, or the network did not answer. */
export type Trouble = 'full' | 'refused' | 'unreached'

/** How many files are fetched at once. */
const AT_ONCE = 6

class Unreached extends Error {}

/** Does one thing after the other, in all tabs: two of them would write one cache. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('copies', work) : work()

/** Returns the names of the caches that hold a copy, or a part of one; of one plan or all. */
const copyCaches = async (plan?: string) =>
  (await caches.keys()).filter((name) => {
    const held = planIn(name)
    return held !== undefined && (plan === undefined || held === plan)
  })

/** Returns the copy of a plan that opens without a network, or undefined. */
export async function copyOf(plan: string): Promise<Copy | undefined> {
  try {
    const copies = await Promise.all((await copyCaches(plan)).map(copyIn))
    return copies.find((copy) => copy)
  } catch {
    return undefined
  }
}

/**
 * Keeps all files of a plan, or brings its copy up to date: as a whole, or not at all. Returns what went wrong; then
 * what was kept before still is.
 */
export const keepPlan = (plan: string) => alone(() => keep(plan))

async function keep(plan: string): Promise<Trouble | undefined> {
  let unfinished: string | undefined
  try {
    if (!('serviceWorker' in navigator)) return 'refused'
    const before = await copyCaches(plan)
    const list = await listOf(plan)
    // The plan is no longer published, or copies are switched off.
    if (!list) return void (await remove(plan))
    const name = copyName(plan, list.version)
    if (!(await copyIn(name))) {
      unfinished = name
      await fill(await caches.open(name), list.files)
      // A new version of the site may have come meanwhile.
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

/** Returns what a plan's copy has to hold; undefined where the site offers none. */
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
      // What the browser has under a name that changes with the content need not be fetched again.
      const kept = isHashed(file) ? await caches.match(file) : undefined
      const response =
        kept ?? (await answered(fetch(file, isHashed(file) ? {} : { cache: 'no-store' })))
      if (!response.ok) throw new Unreached()
      await cache.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Removes a plan's copy. With the last one the worker goes. */
export const stopKeeping = (plan: string) => alone(() => remove(plan)).catch(() => {})

async function remove(plan: string) {
  for (const name of await copyCaches(plan)) await caches.delete(name)
  if ((await copyCaches()).length > 0) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  await registration?.unregister()
}

/**
 * Brings all copies up to date, so that none is of another version of the site than the others. Visitors who save
 * data keep what they have: a new version may be megabytes that they did not ask for.
 */
export async function refreshCopies() {
  if (prefersLessData(/2g/)) return
  try {
    const plans = new Set((await copyCaches()).flatMap((name) => planIn(name) ?? []))
    // One may be sent away meanwhile.
    for (const plan of plans) {
      await alone(async () => (await copyCaches(plan)).length > 0 && keep(plan))
    }
  } catch {
    // Where nothing can be kept, nothing has to be refreshed.
  }
}

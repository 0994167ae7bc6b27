import type { LogFile, SessionLog } from '../model/log'

/** What one code should hold, in characters: phones still read it from a screen. */
const MOST = 1400

/** What one code can hold, less than a QR code's 2,953 bytes by the length of an address. */
const LIMIT = 2700

/** Returns bytes as text that is allowed in an address. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

const packed = async (file: LogFile) =>
  toText(
    await through(
      new TextEncoder().encode(JSON.stringify(file)),
      new CompressionStream('deflate-raw'),
    ),
  )

/** Returns a session without sets that were never done and without the plan's reasons. */
const slim = (session: SessionLog): SessionLog => ({
  ...session,
  entries: session.entries.map((entry) => ({
    ...entry,
    asked: { ...entry.asked, reason: '' },
    sets: entry.sets.filter(({ done }) => done),
  })),
})

/** A log as texts for codes, and how many sessions and plans are too long for a code. */
export interface Codes {
  parts: readonly string[]
  leftOut: number
}

/**
 * Returns a log as texts for codes. Each part is a whole file with some of the sessions, so that
 * the parts may be read in any order, or twice.
 */
export async function codeParts({ sessions, plans, ...file }: LogFile): Promise<Codes> {
  const parts: string[] = []
  let leftOut = 0
  const rest: Pick<LogFile, 'sessions' | 'plans'>[] = [
    ...plans.map((plan) => ({ sessions: [], plans: [plan] })),
    // An open session goes on from what it still asks.
    ...sessions.map((session) => ({
      sessions: [session.finished ? slim(session) : session],
      plans: [],
    })),
  ]
  const packedFirst = (count: number) => {
    const some = rest.slice(0, count)
    return packed({
      ...file,
      sessions: some.flatMap((one) => one.sessions),
      plans: some.flatMap((one) => one.plans),
    })
  }
  while (rest.length > 0) {
    let count = rest.length
    let text = await packedFirst(count)
    while (text.length > MOST && count > 1) {
      count = Math.max(1, Math.floor((count * MOST) / text.length))
      text = await packedFirst(count)
    }
    if (text.length > LIMIT) leftOut++
    else parts.push(text)
    rest.splice(0, count)
  }
  return { parts, leftOut }
}

/** Returns the file in a code's text; rejects for any other text. */
export async function fileInCode(text: string): Promise<string> {
  // Nobody's screen shows more: what is larger would only fill the memory.
  if (text.length > 20 * MOST) throw new Error('This is no code of ours.')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

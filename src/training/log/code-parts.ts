import type { SessionLog } from '../model/log'
import type { LogFile } from '../model/transfer/read-file'

/** Target length in characters. Phones can scan a code of this length off a screen. */
const TARGET_LENGTH = 1400

/** Maximum length: a QR code's 2,953 bytes minus the URL. */
const MAX_LENGTH = 2700

/** Encodes bytes as base64url. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function pipe(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Drops open sets and the plan's reasons. */
const dropOpenSets = (session: SessionLog): SessionLog => ({
  ...session,
  entries: session.entries.map((entry) => ({
    ...entry,
    asked: { ...entry.asked, reason: '' },
    sets: entry.sets.filter(({ done }) => done),
  })),
})

/** Code texts, and the number of records too long for a code. */
export interface QrCodes {
  parts: readonly string[]
  leftOut: number
}

/**
 * Splits a log into code texts. Each is a complete file with some of the sessions, so that a phone can scan
 * them in any order, or twice.
 */
export async function encodeLogAsCodes({ sessions, plans, ...file }: LogFile): Promise<QrCodes> {
  const parts: string[] = []
  let leftOut = 0
  const rest: Pick<LogFile, 'sessions' | 'plans'>[] = [
    ...plans.map((plan) => ({ sessions: [], plans: [plan] })),
    // An open session still needs its open sets.
    ...sessions.map((session) => ({
      sessions: [session.finished ? dropOpenSets(session) : session],
      plans: [],
    })),
  ]
  async function compressFirst(count: number): Promise<string> {
    const batch = rest.slice(0, count)
    const content = {
      ...file,
      sessions: batch.flatMap((part) => part.sessions),
      plans: batch.flatMap((part) => part.plans),
    }
    const bytes = new TextEncoder().encode(JSON.stringify(content))
    return toText(await pipe(bytes, new CompressionStream('deflate-raw')))
  }
  while (rest.length > 0) {
    let count = rest.length
    let text = await compressFirst(count)
    while (text.length > TARGET_LENGTH && count > 1) {
      count = Math.max(1, Math.floor((count * TARGET_LENGTH) / text.length))
      text = await compressFirst(count)
    }
    if (text.length > MAX_LENGTH) leftOut++
    else parts.push(text)
    rest.splice(0, count)
  }
  return { parts, leftOut }
}

/** Decodes a code's text to a file's. Rejects for other text. */
export async function decodeCode(text: string): Promise<string> {
  // No screen shows a longer code, and a huge one would fill the memory.
  if (text.length > 20 * TARGET_LENGTH) throw new Error('This is not our code.')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')))
}

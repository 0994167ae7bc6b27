import type { LogFile, SessionLog } from '../../../lib/training/log'

/** What one code may hold, in characters: phones still read it from a screen. */
const MOST = 1400

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

/** Returns a session without sets that were never done and without the plan's words. */
const slim = (session: SessionLog): SessionLog => ({
  ...session,
  entries: session.entries.map((entry) => ({
    ...entry,
    asked: { ...entry.asked, reason: '', effort: '' },
    sets: entry.sets.filter(({ done }) => done),
  })),
})

/**
 * Returns a log as texts for codes. Each part is a whole file with some of the sessions, so that
 * the parts may be read in any order, or twice.
 */
export async function codeParts({ sessions, plans, ...file }: LogFile): Promise<string[]> {
  const parts: string[] = []
  const rest = sessions.map(slim)
  let states = plans
  while (rest.length > 0 || states.length > 0) {
    let count = rest.length
    let text = await packed({ ...file, sessions: rest.slice(0, count), plans: states })
    while (text.length > MOST && count > 1) {
      count = Math.max(1, Math.floor((count * MOST) / text.length))
      text = await packed({ ...file, sessions: rest.slice(0, count), plans: states })
    }
    parts.push(text)
    rest.splice(0, Math.max(1, count))
    states = []
  }
  return parts
}

/** Returns the file in a code's text; rejects for any other text. */
export async function fileInCode(text: string): Promise<string> {
  // Nobody's screen shows more: what is larger would only fill the memory.
  if (text.length > 20 * MOST) throw new Error('This is no code of ours.')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

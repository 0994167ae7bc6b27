/** One file of a save: its text or bytes, or null to delete it. */
interface FileToSave {
  path: string
  /** The text that the editor knows it by; undefined if it must not exist yet. */
  before: string | undefined
  after: string | Blob | null
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const base64 = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * Writes files into the served folder: all, or none if one of them is not what it was when it was read. Throws a
 * sentence to show.
 */
export async function saveFiles(files: readonly FileToSave[]): Promise<void> {
  const body = await Promise.all(
    files.map(async ({ path, before, after }) => ({
      path,
      before: before === undefined ? null : await hashOf(before),
      ...(typeof after === 'string' && { text: after }),
      ...(after instanceof Blob && { base64: await base64(after) }),
    })),
  )
  const response = await fetch('/__edit/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!response)
    throw new Error('Nothing was saved: `npm run edit` has stopped. Start it again, then save.')
  if (!response.ok) throw new Error(await response.text())
}

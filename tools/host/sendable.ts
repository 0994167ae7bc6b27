import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isCompressible } from './content-types'

/** The encodings of an answer, best first. */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

/** A file ready to be sent. */
export interface Sendable {
  body: Buffer
  headers: Record<string, string>
}

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes: Buffer) => bytes,
}

/**
 * Returns a function that reads a file in the best encoding a browser accepts (its Accept-Encoding
 * header), with content type and ETag. Each file is encoded once and kept until it changes.
 */
export function sendableFiles() {
  const kept = new Map<string, Promise<Sendable>>()
  return async (file: string, accepted: string): Promise<Sendable> => {
    const type = contentType(path.extname(file).toLowerCase())
    const encoding = isCompressible(type) ? chosen(accepted) : 'identity'
    const { mtimeMs, size } = await stat(file)
    const key = [file, mtimeMs, size, encoding].join('\n')
    const sendable = kept.get(key) ?? load(file, type, encoding)
    kept.set(key, sendable)
    return sendable
  }
}

async function load(file: string, type: string, encoding: Encoding): Promise<Sendable> {
  const bytes = await readFile(file)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return {
    body: await pack[encoding](bytes),
    headers: {
      'content-type': type,
      etag: `"${digest}-${encoding}"`,
      ...(isCompressible(type) && { vary: 'accept-encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  }
}

/**
 * Returns the best encoding that an Accept-Encoding header names and does not refuse with `q=0`.
 */
function chosen(accepted: string): Encoding {
  const taken = accepted.split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity'
}

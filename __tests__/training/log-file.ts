import { TextDecoder } from 'node:util'

// jsdom has no decoder, and can't read files.
Object.assign(globalThis, { TextDecoder })

/** A file with this content. */
export const logFile = (content: string, type: string) =>
  Object.assign(new File([], 'log', { type }), { arrayBuffer: async () => Buffer.from(content) })

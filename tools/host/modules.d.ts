declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  function compression(options: {
    brotli: object
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export = compression
}

declare module 'send' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  const send: {
    /** `path` is encoded and relative to the root. */
    (
      request: IncomingMessage,
      path: string,
      options: { root: string; cacheControl: boolean },
    ): { pipe: (response: ServerResponse) => void }
    mime: { define: (types: Record<string, string[]>) => void }
  }
  export = send
}

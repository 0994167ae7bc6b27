import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants } from 'node:zlib'
import compression from 'compression'
import send from 'send'
import { answerTo } from './answer'
import { headersFor, hostRulesOf } from './host-rules'

/** A running server. */
export interface RunningServer {
  /** Such as 'http://localhost:9000'. */
  url: string
  close: () => Promise<void>
}

// Responses are compressed on the fly, so use a level that takes milliseconds.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

send.mime.define({ 'image/avif': ['avif'] })

/**
 * Serves a public folder as Netlify does: its `_headers` and `_redirects`, its 404 page, one address per
 * page. Port 0 picks any free one. Rejects with the system's error, such as EADDRINUSE.
 */
export async function startServer(options: {
  folder: string
  port: number
}): Promise<RunningServer> {
  const respond = responder(options.folder)
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      response.writeHead(error instanceof URIError ? 400 : 500).end(error.message)
    })
  })
  await new Promise<void>((resolve, reject) => {
    // Not to the network, where unpublished content is nobody's business.
    server.once('error', reject).listen(options.port, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function responder(folder: string) {
  const rulesOf = hostRulesOf(folder)
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
    const address = decodeURIComponent(url.replace(/\?.*$/s, ''))
    const rules = await rulesOf()
    const { status, file, location } = answerTo(folder, rules, address)
    response.statusCode = status
    response.setHeaders(new Headers(headersFor(rules, address, status)))
    if (location !== undefined) response.setHeader('location', withQuery(location, url))
    if (!file) return response.end()
    compress(request, response, () => {
      send(request, encodeURI(file), { root: folder, cacheControl: false }).pipe(response)
    })
  }
}

/** Returns a redirect's target, with the request's query unless it has one. */
function withQuery(location: string, url: string): string {
  const start = url.indexOf('?')
  return start < 0 || location.includes('?') ? location : location + url.slice(start)
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './answer'
import { headersFor, hostRulesOf } from './host-rules'
import { safePath } from './safe-path'
import { sendableFiles } from './sendable'

/** A running server. */
export interface RunningServer {
  /** For example 'http://localhost:9000'. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a public folder the way Netlify does: with its `_headers` and `_redirects`, its 404 page, and
 * one address per page. Takes the folder and a port (0 for any free one). Rejects with the system's
 * error, such as EADDRINUSE for a port that is taken.
 */
export async function startServer(options: {
  folder: string
  port: number
}): Promise<RunningServer> {
  const respond = responder(options.folder)
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, resolve)
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
  const read = sendableFiles()
  return async ({ method, headers, url = '/' }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    }
    const address = safePath(url)
    if (address === undefined) return response.writeHead(400).end()

    const rules = await rulesOf()
    const { status, file, location } = answerTo(folder, rules, address)
    const hostHeaders = headersFor(rules, address, status)
    if (location !== undefined) {
      return response
        .writeHead(status, { ...hostHeaders, location: withQuery(location, url) })
        .end()
    }
    if (!file) return response.writeHead(status, hostHeaders).end()

    const { body, headers: own } = await read(file, String(headers['accept-encoding'] ?? ''))
    const all = { ...own, ...hostHeaders }
    if (status === 200 && isKnown(headers['if-none-match'], own.etag ?? '')) {
      return response.writeHead(304, all).end()
    }
    // Node leaves the body out by itself where only the headers were asked for.
    return response.writeHead(status, { ...all, 'content-length': body.length }).end(body)
  }
}

/** Returns a redirect's target with the query of the request, unless it has one of its own. */
function withQuery(location: string, url: string): string {
  const start = url.indexOf('?')
  return start < 0 || location.includes('?') ? location : location + url.slice(start)
}

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

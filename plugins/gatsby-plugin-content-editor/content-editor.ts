import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type FileToWrite, listFiles, placeOf, Refusal, writeFiles } from './editable-files'

/** A body larger than this is no content: ten large pictures. */
const MAX_BODY = 100_000_000

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

interface Options {
  /** The content folder. */
  folder: string
  /** The folder of the built editor. */
  editor: string
  /** The editor's content security policy. */
  policy: string
}

/**
 * Serves the editor at /admin, and the content folder at /__edit, to this computer and this origin alone. Answers
 * whether the request was one of its own.
 */
export const contentEditor = ({ folder, editor, policy }: Options) =>
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isOwn = /^\/(admin|__edit)(\/|$)/.test(pathname)
    if (!isOwn) return false
    const send = (status: number, body: string | Buffer, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(pathname.startsWith('/admin') && { 'content-security-policy': policy }),
      })
      response.end(body)
    }
    const run = async () => {
      refuseStrangers(request)
      if (pathname === '/admin') {
        response.writeHead(302, { location: '/admin/' }).end()
      } else if (pathname.startsWith('/admin/')) {
        const name = pathname.slice('/admin/'.length) || 'index.html'
        const file = path.join(editor, name)
        const isThere = file.startsWith(`${editor}${path.sep}`) && fs.existsSync(file)
        if (!isThere) throw new Refusal(404, 'There is no such file.')
        send(200, fs.readFileSync(file), types[path.extname(file)])
      } else if (pathname === '/__edit/files') {
        send(200, JSON.stringify(listFiles(folder)), 'application/json')
      } else if (pathname.startsWith('/__edit/file/') && request.method === 'GET') {
        const place = placeOf(folder, decodeURIComponent(pathname.slice('/__edit/file/'.length)))
        if (!fs.existsSync(place)) throw new Refusal(404, 'There is no such file.')
        send(200, fs.readFileSync(place), 'application/octet-stream')
      } else if (pathname === '/__edit/save' && request.method === 'POST') {
        writeFiles(folder, await filesIn(request))
        send(200, 'Saved.')
      } else throw new Refusal(404, 'There is nothing here.')
    }
    run().catch((error: unknown) => {
      if (error instanceof Refusal) send(error.status, error.message)
      else send(500, `Nothing was saved: ${error instanceof Error ? error.message : error}.`)
    })
    return true
  }

/** Only a page of this server, in a browser on this computer, may read and write. */
function refuseStrangers({ headers, socket, method }: IncomingMessage): void {
  const { host = '', origin } = headers
  const isHere =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  const site = headers['sec-fetch-site']
  const isOwnPage =
    (origin ? origin === `http://${host}` : method === 'GET') &&
    (site === undefined || site === 'same-origin' || site === 'none')
  if (!isHere || !isOwnPage)
    throw new Refusal(403, 'The editor answers only its own page, on the computer that runs it.')
}

async function filesIn(request: IncomingMessage): Promise<FileToWrite[]> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_BODY) throw new Refusal(413, 'This is more than the editor saves at once.')
    parts.push(part)
  }
  try {
    const files: unknown = JSON.parse(Buffer.concat(parts).toString())
    if (Array.isArray(files) && files.every((one) => typeof one?.path === 'string')) return files
  } catch {
    // Answered below.
  }
  throw new Refusal(400, 'The files to save can’t be read.')
}

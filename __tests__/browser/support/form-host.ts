import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../../../tools/host/start-server'

/** How the host answers a form: a status, or never. */
export type FormAnswer = number | 'never'

/** A host that receives and records forms. */
export interface FormHost {
  url: string
  answer: FormAnswer
  received: URLSearchParams[]
  close: () => Promise<void>
}

/** Serves a built site and answers its forms with `answer`. */
export async function startFormHost(folder: string): Promise<FormHost> {
  const site = await startServer({ folder, port: 0 })
  const server = createServer((asked, response) => {
    if (asked.method === 'POST') receive(asked, response, host)
    else forward(site.url, asked, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const host: FormHost = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: 200,
    received: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await site.close()
    },
  }
  return host
}

async function receive(asked: IncomingMessage, response: ServerResponse, host: FormHost) {
  let body = ''
  for await (const part of asked) body += part
  host.received.push(new URLSearchParams(body))
  if (host.answer !== 'never') response.writeHead(host.answer).end('Answer of the form host')
}

function forward(siteUrl: string, asked: IncomingMessage, response: ServerResponse) {
  const { method, headers } = asked
  const passed = request(`${siteUrl}${asked.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  // If a test ends before the last answer, the site is gone.
  passed.on('error', () => response.destroy())
  passed.end()
}

import { request } from 'node:http'

export interface Reply {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Requests a path exactly as written; fetch would normalize it. */
export function rawRequest(
  serverUrl: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port } = new URL(serverUrl)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Reply['headers'],
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

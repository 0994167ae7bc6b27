import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import path from 'node:path'
import { PICTURE } from './image-host'

/**
 * Serves one picture at every URL, as the image host: playwright.config.ts maps that host to this server.
 * Its key and certificate are for tests only.
 */
const pem = readFileSync(path.resolve('__tests__/browser/support/image-host.pem'))

createServer({ key: pem, cert: pem }, (_, response) => {
  // A browser may reuse a cached picture instead of the size it would choose.
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  response.end(PICTURE)
}).listen(Number(process.argv[2]))

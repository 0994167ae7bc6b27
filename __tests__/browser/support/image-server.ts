import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import path from 'node:path'
import { PICTURE } from './image-host'

/**
 * Serves one picture at every address: the image host, to which playwright.config.ts leads the browser.
 * Its key is nobody's secret, and its certificate nobody's proof.
 */
const pem = readFileSync(path.resolve('__tests__/browser/support/image-host.pem'))

createServer({ key: pem, cert: pem }, (_, response) => {
  // A browser that has a picture already takes it in place of the size it would choose.
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  response.end(PICTURE)
}).listen(Number(process.argv[2]))

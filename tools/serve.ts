import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contentFolder } from '../src/content/content-folder'
import { startServer } from './host/start-server'

/** Serves the built site as its host does: `npm run serve -- --port 9001 --folder public`. */
async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, folder: { type: 'string', default: 'public' } },
  })
  const portText = values.port ?? process.env.PORT ?? '9000'
  const port = Number(portText)
  if (!/^\d+$/.test(portText) || port > 65_535) {
    throw new Error(`The port is "${portText}", but must be a number from 0 to 65535.`)
  }
  const folder = path.resolve(values.folder)
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`)
  }
  const { url } = await startServer({ folder, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use by another program: choose another one with "--port ${port + 1}".`,
    )
  })
  console.log(`${siteName()} is at ${url}`)
}

function siteName(): string {
  const site: { name: string } = JSON.parse(
    readFileSync(path.join(contentFolder(), 'site.json'), 'utf8'),
  )
  return site.name
}

serve().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

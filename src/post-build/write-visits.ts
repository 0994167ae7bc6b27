import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../documents/built-site'
import { visitsPath } from '../lib/paths'

/**
 * Writes /visits.js, which loads the service that counts visits. The page's own script asks for it only once a visitor
 * accepts all cookies (src/head-script/watch-consent.ts). Without a service there is no such file.
 */
export async function writeVisits({
  publicFolder,
  settings: { analytics },
}: Pick<BuiltSite, 'publicFolder' | 'settings'>): Promise<void> {
  const file = path.join(publicFolder, visitsPath)
  if (!analytics) return rm(file, { force: true })
  const code = await readFile(path.resolve('src/post-build/visits.js'), 'utf8')
  const { service, script, attributes = {} } = analytics
  const call = `countVisits(${JSON.stringify({ service, script, attributes })})`
  await writeFile(file, `(() => {\n${code.replace('export ', '')}\n${call}\n})()\n`)
}

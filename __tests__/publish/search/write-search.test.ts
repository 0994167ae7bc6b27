import { readdirSync } from 'node:fs'
import path from 'node:path'
import { writeSearch } from '../../../src/publish/search/write-search'
import { samplePlan } from '../../documents/pdf/sample-plan'
import { gatsbySite, readPublic } from '../gatsby-site'

test('one week and one session of a plan are no plurals', async () => {
  const site = gatsbySite({ plans: [samplePlan({ duration: '1 week, 1x/week', length: 1 })] })
  await writeSearch(site)
  const files = readdirSync(path.join(site.publicFolder, 'search'))
  const texts = files.find((file) => file.includes('two-lifts'))
  expect(readPublic(site, `search/${texts}`)).toContain('1 week, 1 session a week.')
})

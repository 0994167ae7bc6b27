import { writeSearch } from '../../../src/publish/search/write-search'
import { samplePlan } from '../../documents/pdf/sample-plan'
import { gatsbySite, readPublic } from '../gatsby-site'

test('one week and one session of a plan are no plurals', async () => {
  const site = gatsbySite({ plans: [samplePlan({ duration: '1 week, 1x/week', length: 1 })] })
  await writeSearch(site)
  expect(readPublic(site, 'search/texts.json')).toContain('1 week, 1 session a week.')
})

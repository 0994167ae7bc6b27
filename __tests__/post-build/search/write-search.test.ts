import { paths } from '../../../src/lib/paths'
import { writeSearch } from '../../../src/post-build/search/write-search'
import { search } from '../../../src/search/engine'
import { samplePlan } from '../../documents/pdf/sample-plan'
import { gatsbySite, readPublic } from '../gatsby-site'

test('one week and one session of a plan are no plurals', async () => {
  const site = gatsbySite({ plans: [samplePlan({ duration: '1 week, 1x/week', length: 1 })] })
  await writeSearch(site)
  expect(readPublic(site, 'search/texts.json')).toContain('1 week, 1 session a week.')
})

test('the pages on emergencies, the coach and contact are found by what they are called', async () => {
  const site = gatsbySite({})
  await writeSearch(site)
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => JSON.parse(readPublic(site, address.slice(1))),
  })) as never
  for (const query of ['emergency', 'first aid', 'CPR'])
    expect((await search(query, 3))?.pages).toMatchObject([{ address: paths.emergency }])
  for (const query of ['about the coach', 'contact'])
    expect((await search(query, 3))?.pages[0]).toMatchObject({
      address: query === 'contact' ? paths.contact : paths.about,
    })
})

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { getPublishedContent } from '../../../src/gatsby/node/build-content'
import { onPreInit } from '../../../src/gatsby/node/on-pre-init'
import { removeStaleBuild } from '../../../src/gatsby/node/stale-build'
import {
  contentCopyFolder,
  copyContent,
  hasCopiedContent,
  watchContent,
} from '../../../src/gatsby/sources/content-copy'
import { temporaryFolder } from '../../support/temporary-folder'
import { writeOtherBrand } from '../../support/variants/other-brand'

jest.mock('../../../src/gatsby/sources/content-copy')
// Do not delete a real built site.
jest.mock('../../../src/gatsby/node/stale-build')

const folder = path.join(temporaryFolder(), 'content')

beforeEach(() => {
  writeOtherBrand(folder)
  process.env.CONTENT_FOLDER = folder
  jest.resetAllMocks()
})

afterEach(() => {
  jest.useRealTimers()
  delete process.env.CONTENT_FOLDER
  delete process.env.gatsby_executing_command
})

const writeTestimonials = (text: string) =>
  writeFileSync(path.join(folder, 'testimonials.json'), text)
const breakContent = () => writeTestimonials('[{ "quote": "Good." }]')

/** Runs the hook and returns the messages to the editor so far. */
async function run() {
  const reporter = { log: jest.fn(), warn: jest.fn(), panic: jest.fn(), success: jest.fn() }
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {})
  return reporter
}

describe('a build', () => {
  test('continues with valid content', async () => {
    const { log, panic } = await run()
    for (const unused of [log, panic, watchContent]) expect(unused).not.toHaveBeenCalled()
    expect(copyContent).toHaveBeenCalledTimes(1)
    expect(removeStaleBuild).toHaveBeenCalled()
  })

  test("takes tomorrow's article as unpublished, even if it runs past midnight", async () => {
    const articles = path.join(folder, 'articles')
    const tomorrow = readFileSync(path.join(articles, 'rest.md'), 'utf8')
      .replace('id: "1"', 'id: "2"')
      .replace('"Rest"', '"Tomorrow"')
      .replace('"rest"', '"tomorrow"')
      .replace('2024-01-02', '2030-01-02')
    writeFileSync(path.join(articles, 'tomorrow.md'), tomorrow)
    jest.useFakeTimers({ now: new Date('2030-01-01T23:59:59Z') })
    const { log } = await run()
    expect(log).not.toHaveBeenCalled()
    jest.setSystemTime(new Date('2030-01-02T00:00:01Z'))
    expect(getPublishedContent().articles).toHaveLength(1)
    expect(copyContent).toHaveBeenCalledWith(expect.anything(), new Date('2030-01-01T23:59:59Z'))
  })

  test('with mistakes lists each with its place, stops, and keeps the earlier site', async () => {
    breakContent()
    const { log, panic } = await run()
    for (const field of ['name', 'achievement', 'duration']) {
      expect(log).toHaveBeenCalledWith(
        expect.stringMatching(new RegExp(`^content/testimonials\\.json:1 \\[0\\]\\.${field}: `)),
      )
    }
    expect(panic.mock.calls).toEqual([
      ['The content has 3 mistakes, listed above. Nothing was built.'],
    ])
    for (const unused of [copyContent, removeStaleBuild]) expect(unused).not.toHaveBeenCalled()
  })
})

describe('gatsby develop', () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = 'develop'
  })

  test('continues with the last valid content', async () => {
    jest.mocked(hasCopiedContent).mockReturnValue(true)
    jest.mocked(contentCopyFolder).mockReturnValue(folder)
    breakContent()
    const { log, warn, panic } = await run()
    expect(log).toHaveBeenCalledTimes(3)
    expect(warn).toHaveBeenCalledWith('Showing the last valid content.')
    for (const unused of [copyContent, panic]) expect(unused).not.toHaveBeenCalled()
  })

  test('stops if there never was valid content', async () => {
    breakContent()
    const { panic } = await run()
    expect(panic).toHaveBeenCalledWith(
      'The content has 3 mistakes, listed above. Fix them, then start again.',
    )
  })

  test('rechecks on every change and takes over valid content', async () => {
    const { warn, success, panic } = await run()
    const [[onChange]] = jest.mocked(watchContent).mock.calls as [[() => void]]
    expect(copyContent).toHaveBeenCalledTimes(1)
    breakContent()
    onChange()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('has 3 mistakes: the browser shows'))
    expect(copyContent).toHaveBeenCalledTimes(1)
    writeTestimonials('[]')
    onChange()
    expect(copyContent).toHaveBeenCalledTimes(2)
    expect(success).toHaveBeenCalledWith('The content has no mistakes.')
    expect(panic).not.toHaveBeenCalled()
  })
})

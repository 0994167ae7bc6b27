import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { removeStaleBuild } from '../../../src/gatsby/internals/stale-build'
import { onPreInit } from '../../../src/gatsby/node/on-pre-init'
import {
  copyContent,
  hasCopiedContent,
  watchContent,
} from '../../../src/gatsby/sources/develop-content'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeContentFolder } from '../../support/variants/content-folder'
import { otherBrand } from '../../support/variants/other-brand'

jest.mock('../../../src/gatsby/sources/develop-content')
// Do not delete a real built site.
jest.mock('../../../src/publish/flat-pages/restore-pages')
jest.mock('../../../src/gatsby/internals/stale-build')

let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content')
  writeContentFolder(folder, otherBrand())
  process.env.CONTENT_FOLDER = folder
  jest.resetAllMocks()
})

afterEach(() => {
  delete process.env.CONTENT_FOLDER
  delete process.env.gatsby_executing_command
  rmSync(path.dirname(folder), { recursive: true })
})

const breakContent = () =>
  writeFileSync(path.join(folder, 'testimonials.json'), '[{ "quote": "Good." }]')

/** Runs the hook and returns the messages to the editor so far. */
async function run() {
  const [listed, warned, panicked, succeeded] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]
  const reporter = { log: listed, error: listed, warn: warned, panic: panicked, success: succeeded }
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {})
  return { listed, warned, panicked, succeeded }
}

describe('a build', () => {
  test('continues with valid content', async () => {
    const { listed, panicked } = await run()
    expect(listed).not.toHaveBeenCalled()
    expect(panicked).not.toHaveBeenCalled()
    expect(watchContent).not.toHaveBeenCalled()
    expect(restorePages).toHaveBeenCalled()
  })

  test('with mistakes keeps the earlier built site', async () => {
    breakContent()
    await run()
    expect(restorePages).not.toHaveBeenCalled()
    expect(removeStaleBuild).not.toHaveBeenCalled()
  })

  test('discards the output of other code versions', async () => {
    jest.mocked(removeStaleBuild).mockResolvedValue(true)
    await run()
    expect(restorePages).not.toHaveBeenCalled()
  })

  test('lists every mistake with its place and stops', async () => {
    breakContent()
    const { listed, panicked } = await run()
    for (const field of ['name', 'achievement', 'duration']) {
      expect(listed).toHaveBeenCalledWith(
        expect.stringMatching(new RegExp(`^content/testimonials\\.json:1 \\[0\\]\\.${field}: `)),
      )
    }
    expect(panicked.mock.calls).toEqual([
      ['The content has 3 mistakes, listed above. Nothing was built.'],
    ])
  })

  test('counts one mistake as one', async () => {
    writeFileSync(path.join(folder, 'redirects.json'), '{')
    const { panicked } = await run()
    expect(panicked).toHaveBeenCalledWith(expect.stringContaining('has one mistake, listed above.'))
  })
})

describe('gatsby develop', () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = 'develop'
  })

  test('shows valid content', async () => {
    const { panicked } = await run()
    expect(copyContent).toHaveBeenCalledTimes(1)
    expect(panicked).not.toHaveBeenCalled()
  })

  test('continues with the last valid content', async () => {
    jest.mocked(hasCopiedContent).mockReturnValue(true)
    breakContent()
    const { listed, warned, panicked } = await run()
    expect(listed).toHaveBeenCalledTimes(3)
    expect(warned).toHaveBeenCalledWith('Showing the last valid content.')
    expect(copyContent).not.toHaveBeenCalled()
    expect(panicked).not.toHaveBeenCalled()
  })

  test('stops if there never was valid content', async () => {
    jest.mocked(hasCopiedContent).mockReturnValue(false)
    breakContent()
    const { panicked } = await run()
    expect(panicked).toHaveBeenCalledWith(
      'The content has 3 mistakes, listed above. Fix them, then start again.',
    )
  })

  test('rechecks on every change and takes over valid content', async () => {
    const { warned, succeeded, panicked } = await run()
    const [[onChange]] = jest.mocked(watchContent).mock.calls as [[() => void]]
    breakContent()
    onChange()
    expect(warned).toHaveBeenCalledWith(
      expect.stringContaining('has 3 mistakes: the browser shows'),
    )
    expect(copyContent).toHaveBeenCalledTimes(1)
    writeFileSync(path.join(folder, 'testimonials.json'), '[]')
    onChange()
    expect(copyContent).toHaveBeenCalledTimes(2)
    expect(succeeded).toHaveBeenCalledWith('The content has no mistakes.')
    expect(panicked).not.toHaveBeenCalled()
  })
})

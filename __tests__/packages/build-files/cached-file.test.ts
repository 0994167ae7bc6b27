import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cachedFile } from '../../../packages/build-files/cached-file'
import { temporaryFolder } from '../../support/temporary-folder'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

const makes = (text: string) => jest.fn(async () => Buffer.from(text))

describe('cachedFile', () => {
  it('makes a file once for the same key', async () => {
    const make = makes('drawn')
    const first = await cachedFile(folder, 'pdf/a', 'content', make)
    const second = await cachedFile(folder, 'pdf/a', 'content', make)
    expect([first.toString(), second.toString()]).toEqual(['drawn', 'drawn'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('remakes a file when its key changes', async () => {
    await cachedFile(folder, 'pdf/a', 'content', makes('old'))
    const bytes = await cachedFile(folder, 'pdf/a', 'other', makes('new'))
    expect(bytes.toString()).toBe('new')
  })

  it('keeps only the newest file of a name', async () => {
    await cachedFile(folder, 'pdf/a', '1', makes('old'))
    await cachedFile(folder, 'pdf/b', '1', makes('other'))
    await cachedFile(folder, 'pdf/a', '2', makes('new'))
    expect(readdirSync(path.join(folder, 'pdf/a'))).toHaveLength(1)
    expect(readdirSync(path.join(folder, 'pdf/b'))).toHaveLength(1)
  })

  it('stores nothing when making a file fails', async () => {
    const fails = () => Promise.reject(new Error('no ink'))
    await expect(cachedFile(folder, 'pdf/a', '1', fails)).rejects.toThrow('no ink')
    const bytes = await cachedFile(folder, 'pdf/a', '1', makes('drawn'))
    expect(bytes.toString()).toBe('drawn')
  })

  it('handles two calls at once', async () => {
    const both = await Promise.all([
      cachedFile(folder, 'pdf/a', '1', makes('drawn')),
      cachedFile(folder, 'pdf/a', '1', makes('drawn')),
    ])
    expect(both.map(String)).toEqual(['drawn', 'drawn'])
    expect(readdirSync(path.join(folder, 'pdf/a'))).toHaveLength(1)
  })
})

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cachedFile, sourceVersion } from '../../../src/output/files/cached-file'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cached-file-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const makes = (text: string) => jest.fn(async () => Buffer.from(text))

describe('cachedFile', () => {
  it('makes a file once for the same key', async () => {
    const make = makes('drawn')
    const first = await cachedFile(folder, 'pdf/a', ['v1', 'content'], make)
    const second = await cachedFile(folder, 'pdf/a', ['v1', 'content'], make)
    expect([first.toString(), second.toString()]).toEqual(['drawn', 'drawn'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['content', ['v1', 'other']],
    ['version', ['v2', 'content']],
    ['border between the parts', ['v1c', 'ontent']],
  ])('makes it anew when the %s changes', async (_what, key) => {
    await cachedFile(folder, 'pdf/a', ['v1', 'content'], makes('old'))
    const bytes = await cachedFile(folder, 'pdf/a', key, makes('new'))
    expect(bytes.toString()).toBe('new')
  })

  it('keeps the newest file of a name only', async () => {
    await cachedFile(folder, 'pdf/a', ['1'], makes('old'))
    await cachedFile(folder, 'pdf/b', ['1'], makes('other'))
    await cachedFile(folder, 'pdf/a', ['2'], makes('new'))
    expect(readdirSync(path.join(folder, 'pdf/a'))).toHaveLength(1)
    expect(readdirSync(path.join(folder, 'pdf/b'))).toHaveLength(1)
  })

  it('keeps nothing of a file that could not be made', async () => {
    const fails = () => Promise.reject(new Error('no ink'))
    await expect(cachedFile(folder, 'pdf/a', ['1'], fails)).rejects.toThrow('no ink')
    const bytes = await cachedFile(folder, 'pdf/a', ['1'], makes('drawn'))
    expect(bytes.toString()).toBe('drawn')
  })

  it('may be asked twice at a time', async () => {
    const both = await Promise.all([
      cachedFile(folder, 'pdf/a', ['1'], makes('drawn')),
      cachedFile(folder, 'pdf/a', ['1'], makes('drawn')),
    ])
    expect(both.map(String)).toEqual(['drawn', 'drawn'])
    expect(readdirSync(path.join(folder, 'pdf/a'))).toHaveLength(1)
  })
})

describe('sourceVersion', () => {
  it('changes with any file below the sources, and not without', () => {
    const file = path.join(folder, 'deep/drawing.ts')
    mkdirSync(path.dirname(file))
    writeFileSync(file, 'one')
    const before = sourceVersion(folder)
    expect(sourceVersion(folder)).toBe(before)
    writeFileSync(file, 'two')
    expect(sourceVersion(folder)).not.toBe(before)
  })
})

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentEditor } from '../../../plugins/gatsby-plugin-content-editor/content-editor'
import { editorPolicy } from '../../../plugins/gatsby-plugin-content-editor/policy'

const root = mkdtempSync(path.join(tmpdir(), 'editor-'))
const folder = path.join(root, 'content')
const editor = path.join(root, 'editor')
const answer = contentEditor({ folder, editor, policy: editorPolicy({ images: [] }) })
const server = http.createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(200).end('the site')
})
let port = 0

beforeAll(async () => {
  mkdirSync(path.join(folder, 'articles'), { recursive: true })
  mkdirSync(editor)
  writeFileSync(path.join(editor, 'index.html'), '<p>The editor')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Node's own `fetch` would not send another Host. */
const ask = (address: string, { method = 'GET', headers = {}, body }: Options = {}) =>
  new Promise<{ status: number; text: string; policy: unknown }>((resolve, reject) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        path: address,
        method,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (response) => {
        let text = ''
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            policy: response.headers['content-security-policy'],
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })

const save = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/__edit/save', {
    method: 'POST',
    headers: { origin: `http://localhost:${port}`, ...headers },
    body,
  })

const site = path.join(folder, 'site.json')
beforeEach(() => writeFileSync(site, '{}'))

test('the editor is served with its policy, and everything else is the site’s', async () => {
  expect(await ask('/admin/')).toMatchObject({
    status: 200,
    text: '<p>The editor',
    policy: expect.stringContaining("script-src 'self';"),
  })
  expect(await ask('/admin')).toMatchObject({ status: 302 })
  expect(await ask('/admin/../content/site.json')).toMatchObject({ text: 'the site' })
  expect((await ask('/admin/..%2fcontent%2fsite.json')).status).toBe(404)
  expect((await ask('/about')).text).toBe('the site')
})

test('it lists, reads and writes content files', async () => {
  writeFileSync(path.join(folder, 'articles', '.hidden.md'), '')
  writeFileSync(path.join(folder, 'README.txt'), '')
  expect(JSON.parse((await ask('/__edit/files')).text)).toEqual(['content/site.json'])
  expect((await ask('/__edit/file/content/site.json')).text).toBe('{}')
  const file = 'content/articles/new.md'
  const saved = await save([
    { path: 'content/site.json', before: hash('{}'), text: '{ "a": 1 }' },
    { path: file, before: null, text: 'New.' },
    { path: 'content/articles/a.png', before: null, base64: Buffer.from('png').toString('base64') },
  ])
  expect(saved).toMatchObject({ status: 200 })
  expect(readFileSync(site, 'utf8')).toBe('{ "a": 1 }')
  expect(readFileSync(path.join(folder, 'articles/a.png'), 'utf8')).toBe('png')
  expect(await save([{ path: file, before: hash('New.') }])).toMatchObject({ status: 200 })
  expect(existsSync(path.join(root, file))).toBe(false)
})

test('a file that changed since it was opened is not written, nor any file saved with it', async () => {
  const answered = await save([
    { path: 'content/articles/b.md', before: null, text: 'B' },
    { path: 'content/site.json', before: hash('older'), text: 'mine' },
  ])
  expect(answered).toMatchObject({
    status: 409,
    text: 'content/site.json was changed outside the editor after you opened it, so nothing was saved. Copy what you typed, and reload this page.',
  })
  expect(readFileSync(site, 'utf8')).toBe('{}')
  expect(existsSync(path.join(folder, 'articles/b.md'))).toBe(false)
  expect((await save([{ path: 'content/site.json', before: null, text: 'x' }])).text).toMatch(
    /^There is already a file/,
  )
  expect(
    (await save([{ path: 'content/topics.json', before: hash('x'), text: 'x' }])).text,
  ).toMatch(/was deleted outside/)
})

test.each([
  '../evil.json',
  'content/../evil.json',
  'content/articles/../../evil.json',
  '/etc/evil.json',
  'content/articles/.git/evil.json',
  'content/.env.json',
  'content/a.js',
  'content/articles/a/b.md',
  'other/site.json',
  'content/missing/a.md',
])('it does not write %s', async (file) => {
  expect(await save([{ path: file, before: null, text: 'evil' }])).toMatchObject({ status: 403 })
  expect(existsSync(path.join(root, 'evil.json'))).toBe(false)
})

test('a link does not lead out of the folder', async () => {
  const outside = path.join(root, 'outside')
  mkdirSync(outside)
  writeFileSync(path.join(outside, 'a.md'), 'mine')
  symlinkSync(outside, path.join(folder, 'guides'))
  symlinkSync(path.join(outside, 'a.md'), path.join(folder, 'articles/link.md'))
  expect((await save([{ path: 'content/guides/b.md', before: null, text: 'x' }])).status).toBe(403)
  expect(
    (await save([{ path: 'content/articles/link.md', before: hash('mine'), text: 'x' }])).status,
  ).toBe(403)
  expect((await ask('/__edit/file/content/guides/a.md')).status).toBe(403)
  rmSync(path.join(folder, 'guides'))
})

test.each<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['no origin', { origin: '' }],
  ['another name of this computer', { host: 'evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('it refuses to write for %s', async (_, headers) => {
  const file = { path: 'content/site.json', before: hash('{}'), text: 'evil' }
  expect(await save([file], headers)).toMatchObject({ status: 403 })
  expect(readFileSync(site, 'utf8')).toBe('{}')
})

test('it reads nothing for a page of another site', async () => {
  expect((await ask('/__edit/files', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
    403,
  )
  expect(
    (await ask('/__edit/file/content/site.json', { headers: { host: 'evil.example' } })).status,
  ).toBe(403)
})

test('it refuses what is no list of files', async () => {
  expect((await save({ path: 'content/site.json' })).status).toBe(400)
  expect((await save([{ text: 'x' }])).status).toBe(400)
})

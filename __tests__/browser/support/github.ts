import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'

const API = 'https://api.github.com'
const DAY = '2026-01-01T00:00:00Z'
const HEAD = 'c1'

/** What the editor did to the repository. */
interface Repository {
  branches: string[]
  commits: { branch: string; message: string; files: Record<string, string>; deleted: string[] }[]
  pulls: { title: string; head: string; base: string; draft: boolean }[]
  labels: string[]
}

interface Commit {
  branch: { branchName: string }
  message: { headline: string }
  fileChanges: {
    additions: { path: string; contents: string }[]
    deletions: { path: string }[]
  }
}

/** Plays GitHub's API, with a folder's files in the repository. */
export async function playGitHub(page: Page, folder: string): Promise<Repository> {
  const done: Repository = { branches: [], commits: [], pulls: [], labels: [] }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => path.posix.join('content', file))
  const textOf = (file = '') =>
    readFileSync(path.join(folder, path.relative('content', file)), 'utf8')
  /** A blob's SHA is the number of its file. */
  const shaOf = (file: string) => String(files.indexOf(file)).padStart(40, '0')

  /** What is asked of each of several things at once: 'file_0: …', on one line. */
  const aliases = (query: string, alias: string, answer: (asked: string) => unknown) =>
    Object.fromEntries(
      [...query.matchAll(new RegExp(`(${alias}_\\d+): (.*?)(?=${alias}_\\d+: |$)`, 'gs'))].map(
        ([, name, asked = '']) => [name, answer(asked)],
      ),
    )
  const history = {
    target: {
      history: {
        nodes: [
          {
            oid: HEAD,
            message: 'First',
            author: { name: 'A', email: 'a@b.example' },
            committedDate: DAY,
          },
        ],
      },
    },
  }

  function graphql(query: string, input: unknown): unknown {
    if (query.includes('createCommitOnBranch(')) {
      const { branch, message, fileChanges } = input as Commit
      const { additions, deletions } = fileChanges
      done.commits.push({
        branch: branch.branchName,
        message: message.headline,
        files: Object.fromEntries(
          additions.map((file) => [file.path, Buffer.from(file.contents, 'base64').toString()]),
        ),
        deleted: deletions.map((file) => file.path),
      })
      const oids = additions.map((_, index) => [`file_${index}`, { oid: `new${index}` }])
      return {
        createCommitOnBranch: {
          commit: { oid: 'c2', committedDate: DAY, ...Object.fromEntries(oids) },
        },
      }
    }
    if (query.includes('createRef(')) {
      const { name } = input as { name: string }
      done.branches.push(name)
      return { createRef: { ref: { name } } }
    }
    if (query.includes('fork: repository'))
      return { fork: { id: 'r1' }, base: { ref: { target: { oid: HEAD } } } }
    if (query.includes('content_'))
      return {
        repository: aliases(query, 'content', (asked) => ({
          text: textOf(files[Number(/oid: "(\d+)"/.exec(asked)?.[1])]),
          isTruncated: false,
        })),
      }
    if (query.includes('commit_')) return { repository: aliases(query, 'commit', () => history) }
    return {
      repository: {
        ref: history,
        defaultBranchRef: { name: 'main' },
        pullRequests: { totalCount: 0, nodes: [] },
      },
    }
  }

  function rest(method: string, address: string, body: unknown): unknown {
    if (address === '/user')
      return { id: 1, login: 'coach', name: 'Coach', email: 'coach@site.example' }
    if (address.includes('/git/trees/'))
      return {
        tree: files.map((file) => ({ type: 'blob', path: file, sha: shaOf(file), size: 1 })),
      }
    if (method === 'POST' && address.endsWith('/pulls')) {
      done.pulls.push(body as Repository['pulls'][number])
      return {
        number: 1,
        node_id: 'p1',
        title: '',
        html_url: '',
        head: { sha: 'c2' },
        created_at: DAY,
        updated_at: DAY,
      }
    }
    if (method === 'POST' && address.endsWith('/labels'))
      done.labels.push(...(body as { labels: string[] }).labels)
    return []
  }

  const answer = (route: Route, json: unknown) =>
    route.fulfill({
      json,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      },
    })
  await page.route(`${API}/**`, async (route) => {
    const request = route.request()
    const address = request.url().slice(API.length)
    const body: unknown = request.method() === 'GET' ? undefined : request.postDataJSON()
    if (request.method() === 'OPTIONS') return answer(route, {})
    if (address !== '/graphql') return answer(route, rest(request.method(), address, body))
    const { query, variables } = body as { query: string; variables: { input?: unknown } }
    return answer(route, { data: graphql(query, variables.input) })
  })
  return done
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/content'
import { isPublished } from '../../src/content/published'
import { articlePath, guidePath, ownPagePath, planPath } from '../../src/lib/paths'

/** Says what visitors do not see yet, and until when. */
export function hiddenNotes(content: Content, now: Date): string[] {
  const texts = [...content.articles, ...content.guides, ...content.ownPages]
  const named = [
    ...texts.map(({ file, draft, date }) => ({ what: file, draft, date })),
    ...content.plans.map(({ id, draft }) => ({ what: `workouts/${id}.json`, draft, date: null })),
    ...content.exercises.map(({ id, draft }) => ({
      what: `exercises/${id}.json`,
      draft,
      date: null,
    })),
  ]
  return named
    .filter((item) => !isPublished(item, now))
    .map(({ what, draft, date }) =>
      draft ? `${what} is a draft, and hidden.` : `${what} is hidden until ${date}.`,
    )
}

const addresses: Record<string, (name: string) => string> = {
  articles: articlePath,
  guides: guidePath,
  pages: ownPagePath,
  workouts: planPath,
}

/** Names the addresses of files that the last commit has and the folder has not, without a redirect. */
export function goneNotes(root: string, { redirects }: Pick<Content, 'redirects'>): string[] {
  const redirected = new Set(redirects.map(({ from }) => from))
  return committedFiles(root)
    .filter((file) => !existsSync(path.join(root, file)))
    .flatMap((file) => {
      const { dir, name } = path.parse(file)
      const address = addresses[dir]?.(name)
      return address && !redirected.has(address) ? address : []
    })
    .map(
      (address) =>
        `${address} is gone since the last commit; if visitors or searches know it, add it to redirects.json.`,
    )
}

/** Files of a folder in its last commit, relative to it; none without git. */
function committedFiles(root: string): string[] {
  try {
    const listed = execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', '.'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return listed.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

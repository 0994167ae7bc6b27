import { cpSync, existsSync, readdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../content/content'
import { contentFolder } from '../../content/folder'
import { kinds } from '../../content/kinds'
import { isPublished, showsDrafts } from '../../content/published'

/** Debounce for bursts of file changes, in ms. */
const DEBOUNCE = 200

/** The folder that Gatsby reads. It gets only valid content, and unpublished files only if drafts are shown. */
export const contentCopyFolder = () => path.resolve('.content')

/**
 * Copies the editors' folder, which holds `content`. `now` decides what is published. In `gatsby develop`,
 * Gatsby picks up each change.
 */
export function copyContent(content: Content, now: Date): void {
  const source = contentFolder()
  const copy = contentCopyFolder()
  // The guide and these settings are not for pages.
  const leftOut = [
    'README.md',
    kinds.redirects.files,
    kinds.search.files,
    ...unpublished(content, now),
  ]
  const leftOutFiles = new Set(leftOut.map((file) => path.join(source, file)))
  const isCopied = (file: string) => !leftOutFiles.has(file)
  cpSync(source, copy, { recursive: true, preserveTimestamps: true, filter: isCopied })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const original = path.join(source, file)
    if (!existsSync(original) || !isCopied(original))
      rmSync(path.join(copy, file), { recursive: true, force: true })
  }
}

function unpublished({ articles, guides, plans, exercises }: Content, now: Date): string[] {
  if (showsDrafts()) return []
  const lists = [
    [kinds.article, articles],
    [kinds.guide, guides],
    [kinds.plan, plans],
    [kinds.exercise, exercises],
  ] as const
  return lists.flatMap(([{ files }, items]) =>
    items
      .filter((item) => !isPublished(item, now))
      .map((item) => files.replace('*', 'slug' in item ? item.slug : item.id)),
  )
}

/** Whether an earlier `gatsby develop` left a valid copy. */
export const hasCopiedContent = () => existsSync(path.join(contentCopyFolder(), kinds.site.files))

/** Watches the editors' folder. Calls `onChange` once per burst of changes. */
export function watchContent(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(contentFolder(), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, DEBOUNCE)
  })
}

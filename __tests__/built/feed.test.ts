import { readFileSync } from 'node:fs'
import { articlePath } from '../../src/lib/paths'
import { articles, site } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { openPage } from './support/open-page'

const feed = new DOMParser().parseFromString(
  readFileSync(`${builtFolder}/rss.xml`, 'utf8'),
  'text/xml',
)
const textOf = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(':scope > *')]
    .filter(({ tagName }) => tagName === name)
    .map(({ textContent }) => textContent)

const channel = feed.querySelector('channel') as Element
const items = [...feed.querySelectorAll('item')]

test('every page names the feed, which names its owner', async () => {
  await openPage('/about')
  expect(document.head.querySelectorAll('link[rel=alternate][href="/rss.xml"]')).toHaveLength(1)
  expect(textOf(channel, 'title')).toEqual([site.name])
  expect(textOf(channel, 'link')).toEqual([site.url])
  expect(textOf(channel, 'language')).toEqual(['en-US'])
})

test('the feed has the twenty newest articles, newest first, with their facts', () => {
  const newest = articles.slice(0, 20)
  expect(items.flatMap((item) => textOf(item, 'link'))).toEqual(
    newest.map(({ slug }) => site.url + articlePath(slug)),
  )
  const [first] = newest
  const [item] = items as [Element]
  expect(textOf(item, 'title')).toEqual([first?.title])
  expect(textOf(item, 'description')).toEqual([first?.excerpt])
  expect(textOf(item, 'category')).toEqual([...new Set([first?.category, ...(first?.tags ?? [])])])
  expect(new Date(String(textOf(item, 'pubDate'))).toISOString()).toMatch(first?.date ?? '-')
  expect(textOf(item, 'dc:creator')).toEqual([first?.author ?? site.author])
})

test('an article has its full text, which works outside the site', () => {
  const texts = items.flatMap((item) => textOf(item, 'content:encoded'))
  expect(texts.every((text) => text?.includes('<p>'))).toBe(true)
  const all = texts.join('')
  expect(all).toContain(`href="${site.url}/`)
  expect(all).not.toMatch(/\s(href|src)="[/#]/)
  expect(all).not.toMatch(/srcset|<form/)
})

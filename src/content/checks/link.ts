import path from 'node:path'
import { closestWord, type ReportPlace } from '../../../packages/content-validation'
import type { CheckInput } from '../content-files'
import { type Publication, unpublishedReason } from '../published'

/** Describes the mistake in an internal address linked from content published as `from`. */
function pageMistake(address: string, from: Publication, input: CheckInput): string | undefined {
  const { pages, now } = input
  const pagePath = address.replace(/[?#].*$/s, '') || '/'
  const page = pages.get(pagePath)
  if (page) {
    const why = unpublishedReason(page, from, now)
    return why && `"${pagePath}" ${why}; publish it first, or remove the link until then.`
  }
  const trimmed = pagePath.replace(/\/+$/, '')
  if (pages.has(trimmed))
    return `Found "${pagePath}"; write "${trimmed}", without a slash at the end.`
  const candidate = closestWord(pagePath, [...pages.keys()])
  const advice = candidate ? `did you mean "${candidate}"?` : 'correct or remove the link.'
  return `There is no page "${pagePath}"; ${advice}`
}

function webMistake(address: string, input: CheckInput): string | undefined {
  if (!URL.canParse(address)) return `"${address}" is not a web address; correct it.`
  const siteUrl = input.files.site?.fields.url
  return siteUrl && new URL(address).origin === siteUrl
    ? `Found "${address}", a page of this site; write only "${address.slice(siteUrl.length) || '/'}".`
    : undefined
}

/** Describes the mistake in a link's address in `place`; undefined if it is valid. */
export function linkMistake(
  address: string,
  place: ReportPlace,
  from: Publication,
  input: CheckInput,
): string | undefined {
  if (address === '') return 'The link has no address; write one between ( and ).'
  if (/^https?:/i.test(address)) return webMistake(address, input)
  if (/^mailto:/i.test(address))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(address)
      ? undefined
      : `"${address}" is not an email address; write it like mailto:coach@example.com.`
  if (/^tel:/i.test(address))
    return /^tel:\+?(?:[-.()]*\d){3,15}$/i.test(address)
      ? undefined
      : `"${address}" is not a phone number; write it like tel:+12025550142.`
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//'))
    return `Found "${address}"; a link may start with https://, http://, mailto:, tel:, or / for a page of this site.`
  if (address.startsWith('/')) return pageMistake(address, from, input)
  return fileMistake(address, place, input)
}

function fileMistake(address: string, place: ReportPlace, { files, pages }: CheckInput) {
  if (files.pictures.has(path.posix.join(path.posix.dirname(place.file), address))) return undefined
  if (/^(www\.|[a-z0-9-]+\.(com|org|net)\b)/i.test(address))
    return `Found "${address}"; write "https://${address}".`
  const page = ['/', '/blog/', '/workouts/']
    .map((start) => start + address)
    .find((candidate) => pages.has(candidate))
  return page
    ? `Found "${address}"; a page of this site starts with /, so write "${page}".`
    : `There is no file "${address}" beside this one; a page of this site starts with /, any other with https://.`
}

import { countTopics } from '../../articles/model/topics'
import { topicPath } from '../../lib/paths'
import { articleCategories, tags } from '../../lib/vocabulary'
import type { Check, Finding } from '../content-files'
import { didYouMean } from '../messages/wording'
import type { TopicText } from '../schema/topic'

/** Checks that each introduction has its own known topic. Warns of topics with articles but no introduction. */
export const checkTopics: Check = ({ files: { articles, site, topics: place } }) => {
  if (!place) return []
  const texts = Object.values(place.fields) as (TopicText | undefined)[]
  const knownNames = {
    category: [...articleCategories] as string[],
    tag: [...tags, ...(site?.fields.extraTags ?? [])] as string[],
  }
  const seen = new Set<string>()
  const entryFindings = texts.flatMap((topic, index): Finding[] => {
    if (!topic) return []
    const { kind, name } = topic
    const address = topicPath(topic)
    const path = [index, 'name']
    if (!knownNames[kind].includes(name)) {
      const message = `There is no ${kind} "${name}"${didYouMean(name, knownNames[kind], '; delete it.')}`
      return [{ place, path, message }]
    }
    const isRepeated = seen.has(address)
    seen.add(address)
    const message = `The ${kind} "${name}" already has an introduction; delete one of the two.`
    return isRepeated ? [{ place, path, message }] : []
  })
  // An unreadable entry may be the missing introduction.
  if (texts.some((topic) => !topic)) return entryFindings
  const topical = articles.flatMap(({ fields: { category, tags: used } }) =>
    category && used ? [{ category, tags: used }] : [],
  )
  const missing = countTopics(topical).flatMap((topic): Finding[] => {
    const { kind, name } = topic
    if (seen.has(topicPath(topic)) || !knownNames[kind].includes(name)) return []
    const message = `The ${kind} "${name}" has articles but no introduction; add one with two or three sentences.`
    return [{ place, message, warning: true }]
  })
  return [...entryFindings, ...missing]
}

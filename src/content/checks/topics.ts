import { didYouMean, isUnclear } from '../../../packages/content-validation'
import { countTopics } from '../../articles/model/topics'
import { topicPath } from '../../lib/paths'
import { articleCategories, tags } from '../../lib/vocabulary'
import type { Check } from '../content-files'
import type { TopicText } from '../schema/topic'

/** Checks that each introduction has its own known topic. Warns of topics with articles but no introduction. */
export const checkTopics: Check = ({ files: { articles, site, topics: place } }) => {
  if (!Array.isArray(place?.fields)) return
  // An invalid introduction leaves a gap in the list.
  const topics: (TopicText | undefined)[] = place.fields
  const knownNames: Record<TopicText['kind'], readonly string[]> = {
    category: articleCategories,
    tag: [...tags, ...(site?.fields.extraTags ?? [])],
  }
  const seen = new Set<string>()
  for (const [index, topic] of topics.entries()) {
    if (!topic) continue
    const { kind, name } = topic
    const isKnown = knownNames[kind].includes(name) || (site && isUnclear(site, 'extraTags'))
    if (!isKnown)
      place.report(
        [index, 'name'],
        `There is no ${kind} "${name}"${didYouMean(name, knownNames[kind], '; delete it.')}`,
      )
    else if (seen.has(topicPath(topic)))
      place.report(
        [index, 'name'],
        `The ${kind} "${name}" already has an introduction; delete one of the two.`,
      )
    seen.add(topicPath(topic))
  }
  // The gap may be the missing introduction.
  if (topics.includes(undefined)) return
  const topical = articles.flatMap(({ fields: { category, tags: used } }) =>
    category && used ? [{ category, tags: used }] : [],
  )
  for (const topic of countTopics(topical)) {
    const { kind, name } = topic
    if (!seen.has(topicPath(topic)) && knownNames[kind].includes(name))
      place.warn(
        [],
        `The ${kind} "${name}" has articles but no introduction; add one with two or three sentences.`,
      )
  }
}

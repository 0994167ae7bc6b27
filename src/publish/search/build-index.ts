import { FIELDS, type IndexPart, MOST_COUNTED } from '../../search/model/files'
import { termsIn } from '../../search/model/words'

/** A section with the texts of its fields, in the order of FIELDS. */
export type IndexedSection = readonly string[]

/** Where a term stands in one field: how often in which section. */
type Places = Map<number, number>

/**
 * In so many sections of one field a term is found at most: those in which it has the largest share. A
 * term that stands everywhere tells nothing, and would make a large site's index ever larger.
 */
const MOST_PLACES = 300

/** As large as a part of the index may be as JSON, in characters, before it is divided. */
const LARGEST_PART = 50_000

/** Borders stand between the first letters of terms, so that words with a slip further on share a part. */
const BORDER_LETTERS = 3

interface Terms {
  places: Map<string, Places[]>
  lengths: number[][]
}

function collect(sections: readonly IndexedSection[]): Terms {
  const places: Terms['places'] = new Map()
  const lengths = sections.map((texts, section) =>
    texts.map((text, field) => {
      const terms = termsIn(text)
      for (const term of terms) {
        const fields = places.get(term) ?? FIELDS.map((): Places => new Map())
        places.set(term, fields)
        fields[field]?.set(section, (fields[field]?.get(section) ?? 0) + 1)
      }
      return terms.length
    }),
  )
  return { places, lengths }
}

/** The numbers of a field's sections as steps, with how often the term stands in each. */
function packed(places: Places, lengths: readonly number[][], field: number): number[] {
  const share = ([section, count]: [number, number]) => count / (lengths[section]?.[field] || 1)
  const best =
    places.size > MOST_PLACES
      ? [...places].sort((a, b) => share(b) - share(a)).slice(0, MOST_PLACES)
      : [...places]
  let before = 0
  return best
    .sort(([a], [b]) => a - b)
    .map(([section, count]) => {
      const step = section - before
      before = section
      return step * MOST_COUNTED + Math.min(count, MOST_COUNTED) - 1
    })
}

function partWith(terms: IndexPart['terms'], lengths: readonly number[][]): IndexPart {
  const numbers = new Set<number>()
  for (const [, ...fields] of terms) {
    for (const steps of fields) {
      let section = 0
      for (const step of steps) {
        section += Math.floor(step / MOST_COUNTED)
        numbers.add(section)
      }
    }
  }
  const sections = [...numbers].sort((a, b) => a - b)
  return {
    sections: sections.map((section, index) => section - (sections[index - 1] ?? 0)),
    lengths: sections.flatMap((section) => lengths[section] ?? []),
    terms,
  }
}

/**
 * The index of all sections, in as many parts as keep each small. Gives the parts, the first terms of all
 * but the first, and the average length of each field.
 */
export function buildIndex(sections: readonly IndexedSection[]) {
  const { places, lengths } = collect(sections)
  const all = [...places.keys()]
    .sort()
    .map((term): IndexPart['terms'][number] => [
      term,
      ...(places.get(term) ?? []).map((field, index) => packed(field, lengths, index)),
    ])
  const groups: IndexPart['terms'][] = [[]]
  const borders: string[] = []
  let size = 0
  for (const entry of all) {
    const group = groups.at(-1) ?? []
    const letters = entry[0].slice(0, BORDER_LETTERS)
    const isBorder = group.at(-1)?.[0].slice(0, BORDER_LETTERS) !== letters
    if (size > LARGEST_PART && isBorder) {
      groups.push([entry])
      borders.push(letters)
      size = 0
    } else group.push(entry)
    size += JSON.stringify(entry).length
  }
  const averages = FIELDS.map((_, field) => {
    const sum = lengths.reduce((total, section) => total + (section[field] ?? 0), 0)
    return Number((sum / Math.max(1, lengths.length)).toFixed(4))
  })
  return { parts: groups.map((terms) => partWith(terms, lengths)), borders, averages }
}

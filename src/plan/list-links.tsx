import { planListPath } from '../lib/paths'
import { categories, levels } from '../lib/vocabulary'

/** Links to the lists of each level and category, for pages that need JavaScript. */
export const ListLinks = () => (
  <>
    {listLinks(
      'Your level',
      levels.map((level) => ({ level })),
    )}
    {listLinks(
      'Kind of plan',
      categories.map((category) => ({ category })),
    )}
  </>
)

const listLinks = (title: string, filters: readonly Parameters<typeof planListPath>[0][]) => (
  <>
    <h2 className="display mt-6 text-lg">{title}</h2>
    <ul className="mt-3 flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={planListPath(filter)}>
          <a href={planListPath(filter)} className="filter-link">
            {filter?.level ?? filter?.category}
          </a>
        </li>
      ))}
    </ul>
  </>
)

import { pluralize } from '../lib/pluralize'
import { FavoriteButton } from '../plan/favorite-button'

/**
 * Saved plans that this page doesn't know, because they are unpublished for now, or newer than a tab left
 * open. They stay saved until the visitor removes them.
 */
export function MissingPlans({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <div role="status" className="notice">
      <p>
        {ids.length === 1
          ? 'A plan you saved is currently unavailable. It stays on your list and shows again when it is back:'
          : `${pluralize(ids.length, 'plan')} you saved are currently unavailable. They stay on your list and show again when they are back:`}
      </p>
      <ul>
        {ids.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 font-bold">{id}</span>
            <FavoriteButton id={id} title={id} compact />
          </li>
        ))}
      </ul>
    </div>
  )
}

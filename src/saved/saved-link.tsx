import { Icon } from '../components/icon'
import { paths } from '../lib/paths'
import { useFavorites } from '../plan/use-favorites'

/** Links to the saved plans, with their number. Hidden without JavaScript. */
export function SavedLink() {
  const saved = useFavorites().length
  return (
    <a
      href={paths.saved}
      className="needs-script text-link inline-flex min-h-11 items-center gap-2 font-bold"
    >
      <Icon name="heart" />
      Favorites{saved > 0 && ` (${saved})`}
    </a>
  )
}

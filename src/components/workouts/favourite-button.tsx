import { toggleFavourite, useFavourites } from '../../hooks/use-favourites'
import { useHydrated } from '../../hooks/use-hydrated'
import { HiddenText } from '../ui/hidden-text'
import { Icon } from '../ui/icon'
import { showToast } from '../ui/toast'

interface FavouriteButtonProps {
  /** The plan's id and title. */
  id: string
  title: string
  /** Shows the heart alone, for cards. */
  compact?: boolean
}

/** Says what a click on the heart did, and offers to take it back. */
function toggle(id: string, title: string, wasSaved: boolean) {
  const stored = toggleFavourite(id)
  const undo = {
    label: 'Undo',
    onClick: () => {
      toggleFavourite(id)
    },
  }
  if (!stored) {
    showToast('Your browser does not let us store this. It is remembered until you leave.', undo)
  } else if (wasSaved) {
    showToast(`${title} is no longer saved.`, undo)
  } else {
    showToast(`${title} is saved in this browser.`, undo)
  }
}

/** Saves a plan in the browser, or takes it off the list. Absent without JavaScript. */
export function FavouriteButton({ id, title, compact = false }: FavouriteButtonProps) {
  const saved = useFavourites().includes(id)
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      aria-pressed={saved}
      disabled={!hydrated}
      data-tooltip={compact ? 'Save to Favorites' : undefined}
      onClick={() => toggle(id, title, saved)}
      className={`favourite needs-script ${compact ? 'relative z-10 -mr-2 flex size-11 items-center justify-center' : 'button'}`}
    >
      <Icon name="heart" />
      {compact ? <HiddenText>Save to Favorites: {title}</HiddenText> : 'Save to Favorites'}
    </button>
  )
}

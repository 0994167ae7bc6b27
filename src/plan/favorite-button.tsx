import { HiddenText } from '../ui/hidden-text'
import { Icon } from '../ui/icon'
import { showToast } from '../ui/toast'
import { NOT_STORED } from '../ui/tool-texts'
import { removeFavorites, saveFavorites, useFavorites } from './use-favorites'

interface FavoriteButtonProps {
  /** The plan's id and title. */
  id: string
  title: string
  /** Shows the heart alone, for cards. */
  compact?: boolean
}

/** Saves a plan in the browser, or removes it from the list. Absent without JavaScript. */
export function FavoriteButton({ id, title, compact = false }: FavoriteButtonProps) {
  const place = useFavorites().indexOf(id)
  const saved = place >= 0

  /** Saves or removes the plan, tells the visitor so, and offers to undo it. */
  function toggle() {
    const stored = saved ? removeFavorites([id]) : saveFavorites([id])
    const done = saved ? `${title} is no longer saved.` : `${title} is saved in this browser.`
    showToast(stored ? done : NOT_STORED, {
      label: 'Undo',
      onClick: () => (saved ? saveFavorites([id], place) : removeFavorites([id])),
    })
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      data-starts="kept"
      data-tooltip={compact ? 'Save to Favorites' : undefined}
      onClick={toggle}
      className={`favorite needs-script ${compact ? 'relative z-10 -mr-2 flex size-11 items-center justify-center' : 'button'}`}
    >
      <Icon name="heart" />
      {compact ? <HiddenText>Save to Favorites: {title}</HiddenText> : 'Save to Favorites'}
    </button>
  )
}

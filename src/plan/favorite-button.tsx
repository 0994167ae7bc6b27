import { Icon } from '../components/icon'
import { NOT_STORED } from '../components/messages'
import { showToast } from '../components/toast'
import { VisuallyHidden } from '../components/visually-hidden'
import { removeFavorites, saveFavorites, useFavorites } from './use-favorites'

interface FavoriteButtonProps {
  id: string
  title: string
  /** Icon only, for cards. */
  compact?: boolean
}

/** Saves or removes a plan. Hidden without JavaScript. */
export function FavoriteButton({ id, title, compact = false }: FavoriteButtonProps) {
  const index = useFavorites().indexOf(id)
  const saved = index >= 0
  const label = saved ? 'Saved to Favorites' : 'Save to Favorites'

  function toggle() {
    const stored = saved ? removeFavorites([id]) : saveFavorites([id])
    const message = saved ? `${title} is no longer saved.` : `${title} is saved in this browser.`
    showToast(stored ? message : NOT_STORED, {
      label: 'Undo',
      onClick: () => (saved ? saveFavorites([id], index) : removeFavorites([id])),
    })
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      data-shows-stored
      data-tooltip={compact ? label : undefined}
      onClick={toggle}
      className={`favorite needs-script ${compact ? 'relative z-10 -mr-2 flex size-11 items-center justify-center' : 'button'}`}
    >
      <Icon name="heart" />
      {compact ? <VisuallyHidden>{`${label}: ${title}`}</VisuallyHidden> : label}
    </button>
  )
}

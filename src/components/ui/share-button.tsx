import { type ReactNode, useId, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { Icon } from './icon'
import { showToast } from './toast'

interface ShareButtonProps {
  /** The address to share, as the site has it ('/saved'). */
  path: string
  /** What the link leads to. */
  title: string
  /** What the button says. */
  children: ReactNode
}

/**
 * Shares an address: through the system's own sheet where there is one, else by copying it, else by
 * showing it in a field, selected. Absent without JavaScript.
 */
export function ShareButton({ path, title, children }: ShareButtonProps) {
  const hydrated = useHydrated()
  const id = useId()
  const [shown, setShown] = useState<string>()

  async function share() {
    const url = new URL(path, window.location.origin).href
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // The visitor closed the sheet: that is no error.
      if ((error as Error).name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast('The link is copied.')
    } catch {
      setShown(url)
    }
  }

  return (
    <>
      <button type="button" className="button needs-script" disabled={!hydrated} onClick={share}>
        <Icon name="share" /> {children}
      </button>
      {shown && (
        <div className="w-full text-left">
          <label htmlFor={id} className="text-sm font-bold">
            Copy this link
          </label>
          <input
            id={id}
            key={shown}
            ref={(field) => {
              field?.focus()
              field?.select()
            }}
            readOnly
            value={shown}
            className="field"
          />
        </div>
      )}
    </>
  )
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** How often the field was the only way left. */
  const [asked, setAsked] = useState(0)

  // Once for each press: what is rendered later must not take the focus from what the visitor does then.
  useEffect(() => {
    if (asked === 0) return
    field.current?.focus()
    field.current?.select()
  }, [asked])

  const address = () => new URL(path, window.location.origin).href

  async function share() {
    const url = address()
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
      setAsked(asked + 1)
    }
  }

  return (
    <>
      <button type="button" className="button needs-script" onClick={share}>
        <Icon name="share" />
        {children}
      </button>
      {asked > 0 && (
        <div className="w-full text-left">
          <label htmlFor={id} className="text-sm font-bold">
            Copy this link
          </label>
          <input id={id} ref={field} readOnly value={address()} className="field" />
        </div>
      )}
    </>
  )
}

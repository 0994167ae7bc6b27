import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon'
import { showToast } from './toast'

interface ShareButtonProps {
  path: string
  title: string
  /** In a list of actions, without a frame. */
  isRow?: boolean
  children: ReactNode
}

/**
 * Shares an address with the system's share sheet. Without one, copies it, or else shows it selected in a
 * field. Absent without JavaScript.
 */
export function ShareButton({ path, title, isRow, children }: ShareButtonProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** Number of presses that fell back to the field. */
  const [fallbackCount, setFallbackCount] = useState(0)

  // Select once per press, because later renders must not steal the focus.
  useEffect(() => {
    if (fallbackCount === 0) return
    field.current?.focus()
    field.current?.select()
  }, [fallbackCount])

  const address = () => new URL(path, window.location.origin).href

  async function share() {
    const url = address()
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // The visitor closed the sheet, which is not an error.
      if ((error as Error).name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast('Link copied.')
    } catch {
      setFallbackCount(fallbackCount + 1)
    }
  }

  return (
    <>
      <button
        type="button"
        className={`needs-script ${isRow ? 'plain-action w-full' : 'button'}`}
        onClick={share}
      >
        <Icon name="share" className={isRow && 'text-hull'} />
        {children}
      </button>
      {fallbackCount > 0 && (
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

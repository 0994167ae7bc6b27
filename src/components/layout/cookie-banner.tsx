import { useEffect, useRef } from 'react'
import { chooseConsent, closeConsent, useConsent } from '../../hooks/use-consent'
import { Icon } from '../ui/icon'

/** Asks for consent to cookies until the visitor has chosen. Not in the server's HTML: who has chosen never sees it. */
export function CookieBanner() {
  const consent = useConsent()
  const banner = useRef<HTMLElement>(null)
  const shown = consent === 'ask'

  // What has the keyboard's focus must stand above the banner, and the page's foot must be reachable.
  useEffect(() => {
    if (!shown || !banner.current) return
    const height = banner.current.offsetHeight
    const opener = document.activeElement
    const root = document.documentElement
    document.body.style.setProperty('--banner-height', `${height}px`)
    root.style.scrollPaddingBottom = `${height + 16}px`
    return () => {
      document.body.style.removeProperty('--banner-height')
      root.style.removeProperty('scroll-padding-bottom')
      // The banner has taken the focus with it: back to 'Cookie settings', where it came from.
      if (document.activeElement === document.body) (opener as HTMLElement | null)?.focus()
    }
  }, [shown])

  if (!shown) return null
  return (
    <section
      ref={banner}
      id="cookie-banner"
      aria-label="Cookies"
      tabIndex={-1}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t-4 border-hull-field bg-surface"
    >
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-4 py-4 pr-16 sm:pr-20">
        <p className="min-w-[16rem] flex-1 text-sm">
          We store what the site needs to work, such as this choice and the plans you save, in your
          browser. Nothing else is stored or loaded unless you accept all cookies.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => chooseConsent('essential')}>
            Reject Non-Essential
          </button>
          <button type="button" className="button" onClick={() => chooseConsent('all')}>
            Accept All Cookies
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close without choosing"
        onClick={closeConsent}
        className="absolute top-2 right-2 flex size-11 items-center justify-center"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

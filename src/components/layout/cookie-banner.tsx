import { useEffect } from 'react'
import { chooseConsent, closeConsent, useConsent } from '../../hooks/use-consent'
import { makeRoom, takeRoomBack } from '../../navigation/before-start/banner'
import { Icon } from '../ui/icon'

/**
 * Asks for consent to cookies until the visitor has chosen. It is in the built HTML, hidden by the
 * style sheet: the first script shows it to visitors who have not chosen, and handles the buttons
 * until React is there.
 */
export function CookieBanner() {
  const consent = useConsent()
  const shown = consent === 'ask'

  useEffect(() => {
    if (shown) makeRoom()
  }, [shown])

  /** Makes a choice after the focus has left the banner, which disappears with it. */
  const after = (choose: () => void) => () => {
    takeRoomBack()
    choose()
  }

  if (!shown && consent !== 'unknown') return null
  return (
    <section
      id="cookie-banner"
      aria-label="Cookies"
      tabIndex={-1}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t-4 border-hull-field bg-surface"
    >
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-4 py-4 pr-16 sm:pr-20">
        <p className="grow basis-64 text-sm">
          We store what the site needs to work, such as this choice and the plans you save, in your
          browser. Nothing else is stored or loaded unless you accept all cookies.
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            data-consent="essential"
            className="button"
            onClick={after(() => chooseConsent('essential'))}
          >
            Reject Non-Essential
          </button>
          <button
            type="button"
            data-consent="all"
            className="button"
            onClick={after(() => chooseConsent('all'))}
          >
            Accept All Cookies
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close without choosing"
        data-consent="closed"
        onClick={after(closeConsent)}
        className="absolute top-2 right-2 flex size-11 items-center justify-center"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

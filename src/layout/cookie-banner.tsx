import { Icon } from '../components/icon'
import { visitsPath } from '../lib/paths'

/** Says what a visitor's answer decides. */
const whatElse = (service: string | undefined) =>
  service ? `. If you accept all cookies, ${service} counts your visits.` : ', and nothing else.'

/**
 * Asks for cookie consent, and says what depends on it: `service` counts visits. Every page has it, but the style
 * sheet hides it. The head script shows it and handles its buttons, before and after React starts
 * (src/head-script/watch-consent.ts).
 */
export function CookieBanner({ service }: { service: string | undefined }) {
  return (
    <section
      id="cookie-banner"
      aria-label="Cookies"
      tabIndex={-1}
      data-visits={service && visitsPath}
      className="border-t-4 border-hull-field bg-surface"
    >
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-1.5">
        <p className="grow basis-64 text-[min(0.875rem,5.5vw)] leading-[1.3]">
          {`Your browser keeps what this site needs, such as saved plans${whatElse(service)}`}
        </p>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <button type="button" data-consent="essential" data-works-alone className="button">
            Reject Non-Essential
          </button>
          <button type="button" data-consent="all" data-works-alone className="button">
            Accept All Cookies
          </button>
          <button
            type="button"
            aria-label="Close without choosing"
            data-consent="closed"
            data-works-alone
            className="flex size-11 items-center justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </section>
  )
}

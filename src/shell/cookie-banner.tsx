import { Icon } from '../ui/icon'

/**
 * Asks for cookie consent. Every page has it, but the style sheet hides it. The head script shows it and
 * handles its buttons, before and after React starts (src/start/head-script/watch-consent.ts).
 */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      aria-label="Cookies"
      tabIndex={-1}
      className="border-t-4 border-hull-field bg-surface"
    >
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-4 py-4 pr-16 sm:pr-20">
        <p className="grow basis-64 text-sm">
          We store what the site needs to work, such as this choice and the plans you save, in your
          browser. Nothing else is stored or loaded unless you accept all cookies.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" data-consent="essential" data-works-alone className="button">
            Reject Non-Essential
          </button>
          <button type="button" data-consent="all" data-works-alone className="button">
            Accept All Cookies
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close without choosing"
        data-consent="closed"
        data-works-alone
        className="absolute top-2 right-2 flex size-11 items-center justify-center"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { useScrolled } from '../../hooks/use-scrolled'
import { paths } from '../../lib/paths'
import { Icon } from '../ui/icon'
import { Mark } from '../ui/mark'
import { currentOf, navLinks } from './nav-links'

/** The bar at the top of every page. Takes the brand's name and the address of the page shown. */
export function SiteNav({ brand, pathname }: { brand: string; pathname: string }) {
  const [open, setOpen] = useState(false)
  const scrolled = useScrolled()
  const hydrated = useHydrated()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <header className="site-nav no-print" data-solid={scrolled || open} data-hydrated={hydrated}>
      <nav aria-label="Main" className="measure flex flex-wrap items-center justify-between">
        <a href={paths.home} className="flex min-h-16 items-center gap-3" onClick={close}>
          <Mark className="w-9" />
          <span className="display text-lg">{brand}</span>
        </a>
        <button
          ref={toggle}
          type="button"
          className="menu-toggle -mr-2.5 flex size-11 items-center justify-center disabled:opacity-60 md:hidden"
          disabled={!hydrated}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label="Menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <ul id="main-menu" className="main-menu" data-open={open}>
          {navLinks.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={currentOf(to, pathname)}
                className="nav-link"
                onClick={close}
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <a
              href={paths.contact}
              aria-current={currentOf(paths.contact, pathname)}
              className="button button-primary max-md:w-full"
              onClick={close}
            >
              Contact Us
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}

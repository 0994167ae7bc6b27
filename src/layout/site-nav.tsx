import type { ReactNode } from 'react'
import { Icon } from '../components/icon'
import { BrandMark } from '../components/mark'
import type { useSite } from '../components/use-site'
import { paths } from '../lib/paths'
import { currentOf, lookUpLinksOf, navLinks } from './nav-links'

interface SiteNavProps {
  site: Pick<ReturnType<typeof useSite>, 'name' | 'mark' | 'hasExercises' | 'hasGuides'>
  pathname: string
  /** Further entries, before all others. */
  children?: ReactNode
}

/**
 * The bar at the top of every page. Takes the address of the page shown. It works before React, because the
 * folded menu is a popover, and the head script closes it and makes the bar solid (src/head-script).
 */
export function SiteNav({ site, pathname, children }: SiteNavProps) {
  return (
    <header className="site-nav no-print">
      <nav aria-label="Main" className="measure flex flex-wrap items-center justify-between">
        <a href={paths.home} className="flex min-h-16 items-center gap-3">
          <BrandMark mark={site.mark} className="max-h-9 w-9" />
          <span className="display text-lg">{site.name}</span>
        </a>
        <a href={paths.search} aria-label="Search" className="search-link">
          <Icon name="search" />
        </a>
        <button
          type="button"
          popoverTarget="main-menu"
          className="menu-toggle md:hidden"
          aria-label="Menu"
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <ul id="main-menu" popover="auto" className="main-menu">
          {children}
          {navLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={currentOf(to, pathname)} className="nav-link">
                {label}
              </a>
            </li>
          ))}
          <li className="max-md:mt-5 max-md:mb-3">
            <a
              href={paths.contact}
              aria-current={currentOf(paths.contact, pathname)}
              className="button button-primary max-md:w-full"
            >
              Contact Us
            </a>
          </li>
          <li className="md:hidden">
            <ul
              aria-label="Look Up"
              className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4"
            >
              {lookUpLinksOf(site).map(({ label, to }) => (
                <li key={to}>
                  <a href={to} aria-current={currentOf(to, pathname)} className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </nav>
    </header>
  )
}

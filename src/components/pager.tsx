import { pagerItems } from '../lib/pagination'
import { VisuallyHidden } from './visually-hidden'

interface PagerProps {
  page: number
  pages: number
  pathOf: (page: number) => string
}

const cell = 'flex min-h-11 min-w-11 items-center justify-center rounded-xs border px-3 font-bold'

/** Previous, numbered pages, Next (spec section 2). Renders nothing for a single page. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pagination" className="mt-12">
      <ul className="flex flex-wrap items-center gap-2 md:justify-center">
        <li>
          <Step to={page > 1 ? pathOf(page - 1) : undefined}>Previous</Step>
        </li>
        {pagerItems(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <a
                href={pathOf(item)}
                aria-current={item === page ? 'page' : undefined}
                className={`${cell} border-rule hover:border-current aria-[current]:border-hull-field aria-[current]:bg-hull-field aria-[current]:text-white`}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {item}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? pathOf(page + 1) : undefined}>Next</Step>
        </li>
      </ul>
    </nav>
  )
}

/** Previous or Next. Without an address, it is a disabled link, which keeps the layout. */
function Step({ to, children }: { to: string | undefined; children: string }) {
  if (to) {
    return (
      <a href={to} className={`${cell} border-rule hover:border-current`}>
        {children}
      </a>
    )
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: HTML marks a disabled link by leaving out href
    <a role="link" aria-disabled="true" className={`${cell} border-transparent text-muted`}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'

/** How wide a card's photograph is: one, two or three cards stand in a row. */
export const CARD_SIZES =
  '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** The same of a plan's, which is small on a phone: a list shows three plans to a screen. */
export const PLAN_CARD_SIZES =
  '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 5rem'

/** Cards side by side: one, two or three in a row, all of a row equally tall. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
      {children}
    </div>
  )
}

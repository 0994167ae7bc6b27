import type { ReactNode } from 'react'

/** `sizes` of a card's photograph, with one, two or three cards in a row. */
export const CARD_SIZES =
  '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** The same for a plan card. On a phone its photograph is small, so that three plans fit on a screen. */
export const PLAN_CARD_SIZES =
  '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 7rem'

/** A grid of one, two or three cards in a row, with equal heights per row. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
      {children}
    </div>
  )
}

import { within } from '@testing-library/dom'
import { kindsOfPages } from '../browser/support/pages'
import { cards, openPage } from './support/open-page'

const CONTROLS = 'a[href], button, summary, select, input, textarea'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** A control's visible text, without text for screen readers only. */
function seen(control: Element): string {
  const copy = control.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.sr-only, svg, option, [hidden]')) hidden.remove()
  return plain(copy.textContent ?? '')
}

const named = (control: Element) =>
  control.matches('[aria-label], [aria-labelledby], :has([aria-hidden="true"]:not(svg))')

// WCAG 2.5.3: voice control users say the visible text.
test.each(Object.entries(kindsOfPages))(
  "every control's name contains its visible text: %s",
  async (_, address) => {
    await openPage(address.split('?')[0] ?? '')
    const controls = [...document.querySelectorAll(CONTROLS)].filter(
      (control) => named(control) && /\p{Letter}/u.test(seen(control)),
    )
    for (const control of controls) {
      expect(control).toHaveAccessibleName(
        new RegExp(seen(control).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'),
      )
    }
    expect(document.querySelectorAll(CONTROLS).length).toBeGreaterThan(10)
  },
)

test.each(['/', '/blog', '/workouts'])(
  'every link of a card is named after it: %s',
  async (address) => {
    await openPage(address)
    expect(cards()).not.toEqual([])
    for (const { card, title } of cards())
      for (const link of within(card).getAllByRole('link'))
        expect(link).toHaveAccessibleName(expect.stringContaining(`: ${title}`))
  },
)

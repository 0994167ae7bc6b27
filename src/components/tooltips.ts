/** In ms: delay before a tooltip opens, and time after one when the next opens at once (spec section 9). */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

let tooltip: HTMLElement | undefined
let owner: Element | null = null
/** Whether keyboard focus opened the tooltip; it then ignores the pointer. */
let isFromFocus = false
let timer = 0
let closedAt = Number.NEGATIVE_INFINITY

/**
 * Returns the element whose tooltip a target shows. The tooltip counts too, so that it stays under the
 * pointer.
 */
function ownerOf(target: EventTarget | null): Element | null {
  if (target === tooltip) return owner
  return target instanceof Element ? target.closest('[data-tooltip]') : null
}

/**
 * Starts tooltips for all elements with `data-tooltip`. They open after a delay on hover, and immediately on
 * keyboard focus. Escape closes them. Takes the element that has hover or focus already.
 */
export function startTooltips(target: Element) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') onPointer(ownerOf(event.target))
  })
  document.addEventListener('focusin', (event) => onFocus(event.target))
  document.addEventListener('focusout', closeTooltip)
  document.addEventListener('pointerdown', closeTooltip)
  document.addEventListener('scroll', closeTooltip, { passive: true, capture: true })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeTooltip()
  })
  if (target.matches(':hover')) onPointer(ownerOf(target))
  else onFocus(document.activeElement)
}

function onPointer(next: Element | null) {
  if (next === owner || (!next && isFromFocus)) return
  closeTooltip()
  if (!next) return
  owner = next
  const delay = Date.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY
  timer = window.setTimeout(openTooltip, delay)
}

function onFocus(target: EventTarget | null) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  closeTooltip()
  owner = ownerOf(target)
  isFromFocus = true
  openTooltip()
}

function openTooltip() {
  const text = owner?.getAttribute('data-tooltip')
  if (!owner || !text) return
  tooltip = document.createElement('div')
  tooltip.role = 'tooltip'
  tooltip.className = 'tooltip no-print'
  tooltip.textContent = text
  // Its element already has this name, so don't announce it twice.
  tooltip.ariaHidden = 'true'
  document.body.append(tooltip)
  const anchor = owner.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const maxLeft = document.documentElement.clientWidth - width - 8
  const left = Math.max(8, Math.min(maxLeft, anchor.left + anchor.width / 2 - width / 2))
  const above = anchor.top - height - 8
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${above > 8 ? above : anchor.bottom + 8}px`
}

function closeTooltip() {
  clearTimeout(timer)
  owner = null
  isFromFocus = false
  if (!tooltip) return
  tooltip.remove()
  tooltip = undefined
  closedAt = Date.now()
}

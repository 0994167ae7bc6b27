/** Milliseconds before a tooltip opens, and how soon after one closed the next opens at once (spec section 9). */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

let tooltip: HTMLElement | undefined
let owner: Element | null = null
/** Whether keyboard focus opened the tooltip: it then stays wherever the pointer goes. */
let focused = false
let timer = 0
let closedAt = Number.NEGATIVE_INFINITY

/**
 * Returns the element whose tooltip a target shows; the pointer may also rest on the tooltip
 * itself, to read it.
 */
function ownerOf(target: EventTarget | null): Element | null {
  if (target === tooltip) return owner
  return target instanceof Element ? target.closest('[data-tooltip]') : null
}

/**
 * Starts showing tooltips for every element with `data-tooltip`: after a delay under the pointer, at
 * once on keyboard focus; Escape closes. Takes what the pointer or focus is on already.
 */
export function startTooltips(target: Element) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') onPointer(ownerOf(event.target))
  })
  document.addEventListener('focusin', (event) => onFocus(event.target))
  document.addEventListener('focusout', close)
  document.addEventListener('pointerdown', close)
  document.addEventListener('scroll', close, { passive: true, capture: true })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  if (target.matches(':hover')) onPointer(ownerOf(target))
  else onFocus(document.activeElement)
}

function onPointer(next: Element | null) {
  if (next === owner || (!next && focused)) return
  close()
  if (!next) return
  owner = next
  const wait = Date.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY
  timer = window.setTimeout(open, wait)
}

function onFocus(target: EventTarget | null) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  close()
  owner = ownerOf(target)
  focused = true
  open()
}

function open() {
  const text = owner?.getAttribute('data-tooltip')
  if (!owner || !text) return
  tooltip = document.createElement('div')
  tooltip.role = 'tooltip'
  tooltip.className = 'tooltip no-print'
  tooltip.textContent = text
  // Its element's name says the same already: hearing it twice helps nobody.
  tooltip.ariaHidden = 'true'
  document.body.append(tooltip)
  const anchor = owner.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const room = document.documentElement.clientWidth - width - 8
  const left = Math.max(8, Math.min(room, anchor.left + anchor.width / 2 - width / 2))
  const above = anchor.top - height - 8
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${above > 8 ? above : anchor.bottom + 8}px`
}

function close() {
  clearTimeout(timer)
  owner = null
  focused = false
  if (!tooltip) return
  tooltip.remove()
  tooltip = undefined
  closedAt = Date.now()
}

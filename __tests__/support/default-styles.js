/**
 * For each computed style, jsdom matches all rules of its default style sheet, and drops the result with every
 * DOM change: half the time of a component test. Without other style sheets, elements of one tag look alike, so
 * this computes each tag once.
 */
const computed = window.getComputedStyle.bind(window)
const defaults = new Map()

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0 || element.closest('[style]')) {
    return computed(element, pseudo)
  }
  const { localName, hidden, open, type } = element
  const kind = [localName, hidden, open, type].join()
  if (!defaults.has(kind)) defaults.set(kind, snapshot(computed(element)))
  return defaults.get(kind)
}

/** Copies the properties that test libraries read. */
function snapshot(style) {
  const { display, visibility, pointerEvents, opacity, content } = style
  const values = { display, visibility, pointerEvents, opacity, content }
  return { ...values, getPropertyValue: (name) => values[name] ?? style.getPropertyValue(name) }
}

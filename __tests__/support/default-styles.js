/**
 * jsdom compares an element whose style is asked for with all rules of its default style sheet, and forgets it
 * with every change of the page: half the time of a component test. Without another style sheet, elements of one
 * kind look alike, so each kind is computed once.
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

/** Copies what test libraries ask for. */
function snapshot(style) {
  const { display, visibility, pointerEvents, opacity, content } = style
  const values = { display, visibility, pointerEvents, opacity, content }
  return { ...values, getPropertyValue: (name) => values[name] ?? style.getPropertyValue(name) }
}

import type { createElement } from 'react'

const own = globalThis as unknown as { h: (...parts: unknown[]) => unknown }

/** The `createElement` of the editor's own React: it can't render with the hooks of another copy. */
export const h = ((...parts: unknown[]) => own.h(...parts)) as typeof createElement

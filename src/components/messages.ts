/** Shown if the browser's storage is full or blocked. */
export const NOT_STORED = 'Your browser could not store this. It lasts until you leave.'

/** A button's label after its part failed to load. */
export const NOT_LOADED = 'Not loaded. Try again'

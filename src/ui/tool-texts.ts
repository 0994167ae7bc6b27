/** What a visitor is told whose browser's storage is full or forbidden. */
export const NOT_STORED =
  'Your browser does not let us store this. It is remembered until you leave.'

/** What a button says after what it opens could not be loaded. */
export const NOT_LOADED = 'Not loaded. Try again'

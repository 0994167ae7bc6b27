/** Returns a text with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a text as it stands inside a sentence: without its capital. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowercases the first letter, for use inside a sentence. */
export const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

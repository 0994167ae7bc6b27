/** A page's HTML without its scripts, in the state that the head's script sets on a first visit. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script(?! type)[\s\S]*?<\/script>/g, '')
    .replace('<html', '<html data-scripted data-cookies="ask"')

/** The command that Gatsby was started with. Gatsby exposes it only in this variable. */
const command = () => process.env.gatsby_executing_command

/** Returns whether this is `gatsby develop`, where mistakes are shown and nothing stops. */
export const isDevelop = () => command() === 'develop'

/**
 * Ends `gatsby serve` with a sentence: it looks for pages in folders, where ours are flat files
 * (src/publish/flat-pages), and so it would answer 404 at all of them but the home page.
 */
export function refuseServe(): void {
  if (command() !== 'serve') return
  console.error('Gatsby cannot serve this site, whose pages are flat files: use "npm run serve".')
  process.exit(1)
}

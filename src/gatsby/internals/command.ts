/** Gatsby exposes its command only in this variable. */
const command = () => process.env.gatsby_executing_command

/** True in `gatsby develop`, which reports content errors without stopping. */
export const isDevelop = () => command() === 'develop'

/**
 * Exits `gatsby serve` with an explanation. It expects pages in folders, but ours are flat files
 * (src/publish/flat-pages), so it would answer 404 for all but the home page.
 */
export function refuseServe(): void {
  if (command() !== 'serve') return
  console.error('Gatsby cannot serve flat files: use "npm run serve".')
  process.exit(1)
}

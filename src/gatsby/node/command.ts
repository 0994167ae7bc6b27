/** True in `gatsby develop`, which reports content errors without stopping. Gatsby exposes its command only here. */
export const isDevelop = () => process.env.gatsby_executing_command === 'develop'

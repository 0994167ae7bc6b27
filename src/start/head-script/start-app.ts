/** Makes gatsby-plugin-late-start start React. Without that plugin, React starts by itself. */
export const startApp = () => dispatchEvent(new Event('start-app'))

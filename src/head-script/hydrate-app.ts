/** Makes gatsby-plugin-lazy-hydration start React. Without that plugin, React starts by itself. */
export const hydrateApp = () => dispatchEvent(new Event('hydrate'))

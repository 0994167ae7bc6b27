/** The brand's colors, set by webpack: `gatsby/node/on-create-webpack-config.ts`. */
declare const BRAND_COLORS: import('./lib/colors').SiteColors

/** The brand's name, set at the same place. */
declare const BRAND_NAME: string

declare module '*.css'

// The address of a style sheet for a single page.
declare module '!!file-loader*' {
  const address: string
  export = address
}

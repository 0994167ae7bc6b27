declare module '*.css'

// The address of a style sheet for a single page.
declare module '!!file-loader*' {
  const address: string
  export = address
}

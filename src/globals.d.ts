declare module '*.css'

// The address of a style sheet for a single page.
declare module '!!file-loader*' {
  const address: string
  export = address
}

// The encoder without the renderers; it has the whole package's types.
declare module 'qrcode/lib/core/qrcode' {
  export { create } from 'qrcode'
}

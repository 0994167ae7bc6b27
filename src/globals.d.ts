declare module '*.css'

// The address of a style sheet for a single page.
declare module '!!file-loader*' {
  const address: string
  export = address
}

// The encoder without the renderers. It has the types of the whole package.
declare module 'qrcode/lib/core/qrcode' {
  export { create } from 'qrcode'
}

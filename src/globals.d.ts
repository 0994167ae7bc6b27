declare module '*.css'

// The address of a style sheet that one page alone loads.
declare module '!!file-loader*' {
  const address: string
  export = address
}

// The encoder without what draws: its types are those of the whole package.
declare module 'qrcode/lib/core/qrcode' {
  export { create } from 'qrcode'
}

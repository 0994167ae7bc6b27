declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    /** Pins axes of a variable font: { wght: 800 }. */
    variationAxes?: Record<string, number>
    /** OpenType features to keep; the rest are dropped. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  /** Returns the font reduced to the characters of `text`. */
  function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>
  export = subsetFont
}

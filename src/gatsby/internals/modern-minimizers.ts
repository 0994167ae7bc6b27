/** The class that minifies scripts, of which Gatsby hands out instances only. */
const FOR_SCRIPTS = 'TerserPlugin'

/** Gatsby's `plugins.minifyJs`. */
type MinifyJs = (options: { terserOptions: object }) => object

const terserOptions = {
  parse: { ecma: 2020 },
  compress: { ecma: 2020, passes: 2 },
  output: { ecma: 2020 },
  mangle: true,
}

/**
 * Returns webpack's minimizers with another one for scripts: Gatsby's minifies for browsers that know
 * nothing newer than ECMAScript 5, while the style sheet needs browsers of 2023 and later anyway.
 */
export const modernMinimizers = (minimizers: readonly object[], minifyJs: MinifyJs): object[] =>
  minimizers.map((minimizer) =>
    minimizer.constructor.name === FOR_SCRIPTS ? minifyJs({ terserOptions }) : minimizer,
  )

/** The class that minifies scripts, of which Gatsby hands out instances only. */
const FOR_SCRIPTS = 'TerserPlugin'

/** Gatsby's `plugins.minifyJs`. */
type MinifyJs = (options: { terserOptions: object; include?: RegExp; exclude?: RegExp }) => object

const terserOptions = {
  parse: { ecma: 2020 },
  // Functions that stand together compress better.
  compress: { ecma: 2020, passes: 2, hoist_funs: true },
  output: { ecma: 2020 },
  mangle: true,
}

/** Webpack's runtime, which contains the hashes of all other files. */
const RUNTIME = /webpack-runtime/

/**
 * Assigns short names in order. Terser chooses them by how often each letter occurs in the file;
 * the runtime contains hashes that differ between builds, and so would the names. It is sent to a
 * worker as its source, so it cannot use anything outside of itself.
 */
const namesByPlace = {
  get(place: number) {
    const letters = 'etnroaisclufdphmgvbywkxjqzETNROAISCLUFDPHMGVBYWKXJQZ'
    let name = ''
    for (let rest = place; rest >= 0; rest = Math.floor(rest / letters.length) - 1) {
      name = letters.charAt(rest % letters.length) + name
    }
    return name
  },
}

/**
 * Returns webpack's minimizers with others for scripts: Gatsby's minifies for browsers that know nothing
 * newer than ECMAScript 5, while the style sheet needs browsers of 2023 and later anyway.
 */
export const modernMinimizers = (minimizers: readonly object[], minifyJs: MinifyJs): object[] =>
  minimizers.flatMap((minimizer) =>
    minimizer.constructor.name === FOR_SCRIPTS
      ? [
          minifyJs({ terserOptions, exclude: RUNTIME }),
          minifyJs({
            terserOptions: { ...terserOptions, mangle: { nth_identifier: namesByPlace } },
            include: RUNTIME,
          }),
        ]
      : [minimizer],
  )

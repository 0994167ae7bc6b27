/** The script minifier's class. Gatsby exposes only instances of it. */
const SCRIPT_MINIFIER = 'TerserPlugin'

/** Gatsby's `plugins.minifyJs`. */
type MinifyJs = (options: { terserOptions: object; include?: RegExp; exclude?: RegExp }) => object

const terserOptions = {
  parse: { ecma: 2020 },
  // Adjacent functions compress better.
  compress: { ecma: 2020, passes: 2, hoist_funs: true },
  output: { ecma: 2020 },
  mangle: true,
}

/** Webpack's runtime, which contains the hashes of all other files. */
const RUNTIME = /webpack-runtime/

/**
 * Assigns short names in a fixed order. Terser orders them by letter frequency, so that they would differ
 * between builds in the runtime, which contains hashes. Terser sends this source to a worker, so it must not
 * use anything outside itself.
 */
const namesByIndex = {
  get(index: number) {
    const letters = 'etnroaisclufdphmgvbywkxjqzETNROAISCLUFDPHMGVBYWKXJQZ'
    let name = ''
    for (
      let remaining = index;
      remaining >= 0;
      remaining = Math.floor(remaining / letters.length) - 1
    ) {
      name = letters.charAt(remaining % letters.length) + name
    }
    return name
  },
}

/**
 * Replaces Gatsby's script minifier, which targets ECMAScript 5. The style sheet requires browsers of 2023 or
 * later anyway.
 */
export const modernMinimizers = (minimizers: readonly object[], minifyJs: MinifyJs): object[] =>
  minimizers.flatMap((minimizer) =>
    minimizer.constructor.name === SCRIPT_MINIFIER
      ? [
          minifyJs({ terserOptions, exclude: RUNTIME }),
          minifyJs({
            terserOptions: { ...terserOptions, mangle: { nth_identifier: namesByIndex } },
            include: RUNTIME,
          }),
        ]
      : [minimizer],
  )

const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const babelJest = require('babel-jest').default
const esbuild = require('esbuild')

/** Hoists `jest.mock` above the imports, which esbuild can't do. */
const withMocks = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
})

const version = esbuild.version + readFileSync(__filename)

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256').update(version).update(file).update(source).digest('hex'),
  process(source, file, options) {
    if (source.includes('jest.mock(')) return withMocks.process(source, file, options)
    return esbuild.transformSync(source, {
      loader: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'jsx',
      format: 'cjs',
      jsx: 'automatic',
      target: 'node20',
      // Jest modules have only `require`.
      supported: { 'dynamic-import': false },
      sourcefile: file,
      sourcemap: 'inline',
    })
  },
}

/**
 * Takes Tailwind's registered properties out again, and what stands in for them where a browser knows none.
 * The one that is used, the style of borders, has its first value in src/styles/reset.css.
 */
const withoutProperties = {
  postcssPlugin: 'without-properties',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      const isFallback = rule.name === 'layer' && rule.params === 'properties'
      if (rule.name === 'property' || isFallback) rule.remove()
    })
  },
}

// CommonJS on purpose: Gatsby silently ignores postcss.config.mjs and ships raw @theme rules.
module.exports = { plugins: [require('@tailwindcss/postcss')(), withoutProperties] }

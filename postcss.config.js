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

/**
 * Of the colors that a scheme defines twice, keeps the last: a brand's own stand behind the standard ones
 * (src/styles/global.css).
 */
const onceDefined = {
  postcssPlugin: 'once-defined',
  OnceExit(root) {
    const last = new Map()
    root.walkRules(':root', (rule) => {
      const scheme = rule.parent.params ?? ''
      rule.walkDecls(/^--/, (declaration) => {
        last.get(scheme + declaration.prop)?.remove()
        last.set(scheme + declaration.prop, declaration)
      })
    })
  },
}

// CommonJS on purpose: Gatsby silently ignores postcss.config.mjs and ships raw @theme rules.
module.exports = { plugins: [require('@tailwindcss/postcss')(), withoutProperties, onceDefined] }

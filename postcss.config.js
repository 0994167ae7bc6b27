// CommonJS on purpose: Gatsby silently ignores postcss.config.mjs and ships raw @theme rules.
module.exports = { plugins: { '@tailwindcss/postcss': {} } }

/**
 * Replaces modules that never run in the browser (excluded-modules.ts). Exports one function that throws,
 * under every name that any code imports from them. Names that no code imports add no bytes.
 */
function throwExcluded(): never {
  throw new Error('The browser bundle excludes this: see src/gatsby-internals/excluded-modules.ts.')
}

export {
  throwExcluded as articleGraph,
  // biome-ignore lint/style/noDefaultExport: Gatsby uses the default import of some of them
  throwExcluded as default,
  throwExcluded as guideGraph,
  throwExcluded as Link,
  throwExcluded as listGraph,
  throwExcluded as pageGraph,
  throwExcluded as planGraph,
  throwExcluded as Script,
  throwExcluded as ScriptStrategy,
  throwExcluded as toJsonLd,
  throwExcluded as useScrollRestoration,
  throwExcluded as withAssetPrefix,
  throwExcluded as withPrefix,
}

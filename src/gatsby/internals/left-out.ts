/**
 * Replaces modules that this site never runs in the browser (left-out-modules.ts): one function, exported
 * under every name that is imported from them. It throws, so that a call explains itself. A name that
 * nobody imports adds nothing to a script.
 */
function leftOut(): never {
  throw new Error(
    "This is left out of the browser's code: see src/gatsby/internals/left-out-modules.ts.",
  )
}

export {
  leftOut as articleGraph,
  // biome-ignore lint/style/noDefaultExport: Gatsby imports some of them by default
  leftOut as default,
  leftOut as guideGraph,
  leftOut as Link,
  leftOut as listGraph,
  leftOut as pageGraph,
  leftOut as planGraph,
  leftOut as Script,
  leftOut as ScriptStrategy,
  leftOut as toJsonLd,
  leftOut as trailGraph,
  leftOut as useScrollRestoration,
  leftOut as withAssetPrefix,
  leftOut as withPrefix,
}

/** Like left-out.ts, for modules that run as soon as they are loaded. */
throw new Error(
  "This is left out of the browser's code: see src/gatsby/internals/left-out-modules.ts.",
)

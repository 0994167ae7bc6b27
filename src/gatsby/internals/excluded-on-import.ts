/** Like excluded.ts, but for modules that run on import. */
throw new Error(
  "This is left out of the browser's code: see src/gatsby/internals/excluded-modules.ts.",
)

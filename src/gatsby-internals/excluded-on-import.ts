/** Like excluded.ts, but for modules that run on import. */
throw new Error('The browser bundle excludes this: see src/gatsby-internals/excluded-modules.ts.')

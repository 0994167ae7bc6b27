/** The build output that browser tests use: content kept with the tests (tools/build-variants.ts). */
export const builtFolder = '.test/site/public'

/** Its content. */
export const writtenIn = '.test/site-content'

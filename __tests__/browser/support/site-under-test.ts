/**
 * The built variant that browser tests use: `site`, whose content is kept with the tests, unless
 * `TEST_SITE` names another one (tools/build-variants.ts).
 */
export const siteUnderTest = process.env.TEST_SITE ?? 'site'

/** Its build output. */
export const builtFolder = `.test/${siteUnderTest}/public`

/** Its content. */
export const writtenIn = `.test/${siteUnderTest}-content`

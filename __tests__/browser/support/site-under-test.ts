/**
 * Which of the built variants the browser tests look at: `site`, whose content is kept with the tests,
 * unless `TEST_SITE` names another one (tools/build-variants.ts).
 */
export const siteUnderTest = process.env.TEST_SITE ?? 'site'

/** What was built of it. */
export const builtFolder = `.test/${siteUnderTest}/public`

/** The content it was built from. */
export const writtenIn = `.test/${siteUnderTest}-content`

/**
 * What stands in the browser in place of prop-types (left-out-modules.ts): Gatsby describes the properties of
 * its components with it, and React no longer reads that. Every description is one and the same function.
 */
const noPropTypes = new Proxy({}, { get: () => Object })

// biome-ignore lint/style/noDefaultExport: Gatsby imports it by default
export default noPropTypes

/** Where a code on another device's screen leads: the log stands behind this in the address. */
export const CODE_HASH = '#log='

/**
 * Where training notes which plans are begun. It has a file of its own because every page looks whether
 * anything is there.
 */
export const BEGUN_KEY = 'begun-plans'

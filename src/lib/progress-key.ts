/** Where the browser's storage keeps the progress of a plan. Apart, because every plan page looks there. */
export const progressStorageKey = (planId: string) => `progress:${planId}`

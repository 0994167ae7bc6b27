/** A number of plans in words: '1 plan', '3 plans'. */
export const plansCount = (count: number) => `${count} ${count === 1 ? 'plan' : 'plans'}`

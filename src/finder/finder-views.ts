/** What the finder loads with the first answer: matching, and the plans that match. */
export { FoundPlans } from './found-plans'
export { answerCounts } from './model/answer-counts'
export { fittingPlans } from './model/score-plan'

import { PlanLinks } from './plan-links'

export const NextPlans = ({ plans }: { plans: readonly Queries.PlanLinkFragment[] }) =>
  plans.length > 0 && (
    <p className="mt-5 text-sm">
      After it: <PlanLinks plans={plans} />
    </p>
  )

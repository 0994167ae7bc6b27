import { paths } from '../lib/paths'

/** Next steps after a search without results. */
export function NothingFound() {
  return (
    <>
      <p className="mt-4 max-w-[36rem]">
        Try fewer or different words. The topics below list every article. Or ask the coach.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={paths.contact} className="button button-primary">
          Ask the Coach
        </a>
        <a href={paths.plans} className="button">
          Browse Workouts
        </a>
      </div>
    </>
  )
}

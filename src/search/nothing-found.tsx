import { paths } from '../lib/paths'

/** Where to go from a search that found nothing. */
export function NothingFound() {
  return (
    <>
      <p className="mt-4 max-w-[36rem]">
        Try fewer words, or another one for the same thing. The topics below lead to every article.
        Or ask: a coach answers.
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

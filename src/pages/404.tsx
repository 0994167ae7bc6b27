import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { UnknownArticle } from '../articles/unknown-article'
import { BrandMark, LoadLineMark } from '../components/mark'
import { useSite } from '../components/use-site'
import { UnknownExercise } from '../exercises/unknown-exercise'
import { PageHead } from '../layout/page-head'
import { notFoundPath, paths } from '../lib/paths'
import { goTo } from '../navigation/go-to'
import { placeholderPlan } from '../plan/model/placeholder-plan'
import { UnknownPlan } from '../plan/unknown-plan'
import { NearestPages } from '../search/nearest-pages'
import { SearchField } from '../search/search-field'

function goBack() {
  if (window.history.length > 1) window.history.back()
  else goTo(paths.home)
}

const quickLinks = [
  { label: 'Workouts', to: paths.plans },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]

/**
 * The page for unknown addresses (spec sections 2 and 8). For a name that the blog, the plans or the exercises lack,
 * the host sends `{section}/unknown`, which src/gatsby/node/create-pages.ts makes of this page.
 */
export default function NotFound({ location, data }: PageProps<Queries.NotFoundQuery>) {
  const exercises = data.exercises.nodes
  const page = notFoundPath(location.pathname)
  if (page.startsWith(paths.blog)) return <UnknownArticle />
  if (page.startsWith(paths.plans)) return <UnknownPlan />
  if (page.startsWith(paths.exercises) && exercises.length > 0)
    return (
      <UnknownExercise exercises={exercises}>
        <NearestPages />
      </UnknownExercise>
    )
  return <UnknownPage />
}

/** `logBadPath` finds it by its attribute. Its load line is below the water. */
function UnknownPage() {
  const { loadLine, mark } = useSite()
  return (
    <div className="sunk" data-not-found>
      <div className="measure relative grid min-h-[80vh] content-end pt-36 pb-16">
        {loadLine ? (
          <LoadLineMark className="sunk-mark" />
        ) : (
          <BrandMark mark={mark} className="sunk-mark" />
        )}
        <p className="display text-[min(clamp(5rem,3rem+14vw,13rem),30vw)]" aria-hidden="true">
          404
        </p>
        <h1 className="display text-[clamp(1.75rem,1.2rem+2.6vw,3rem)]">
          <span className="sr-only">404: </span>Page Not Found
        </h1>
        <p className="mt-4 max-w-[36rem] text-lg">
          The page you're looking for doesn't exist or has been moved. Let's get you back to
          training!
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.home} className="button bg-deep">
            Back to Home
          </a>
          <a href={paths.blog} className="button">
            Browse Blog
          </a>
          <button type="button" className="button needs-script" onClick={goBack}>
            Go Back
          </button>
        </div>
        <div className="mt-8">
          <SearchField id="not-found" />
        </div>
        <NearestPages />
        <nav aria-label="Popular pages">
          <ul className="mt-8 flex flex-wrap gap-x-8">
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="footer-link font-bold underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

/** Titles and descriptions of the sections' pages. */
const heads: Record<string, { title: string; description: string }> = {
  '/blog/unknown': {
    title: 'Article Not Found',
    description: "The article you're looking for doesn't exist.",
  },
  '/workouts/unknown': placeholderPlan,
  '/exercises/unknown': {
    title: 'Exercise Not Found',
    description: 'There is no exercise at this address.',
  },
}

export function Head({ location }: HeadProps) {
  const page = notFoundPath(location.pathname)
  const { title, description } = heads[page] ?? {
    title: 'Page Not Found',
    description: "The page you're looking for doesn't exist or has been moved.",
  }
  return <PageHead title={title} description={description} path={page} noindex />
}

export const query = graphql`
  query NotFound {
    exercises: allExercise(sort: { title: ASC }) {
      nodes {
        ...ExerciseName
      }
    }
  }
`

import { graphql, type PageProps } from 'gatsby'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CountedTopic } from '../articles/model/topics'
import { TopicLinks } from '../articles/topic-links'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { useHydrated } from '../components/use-hydrated'
import { EmergencyNumbers } from '../emergency/emergency-numbers'
import { AskCoach } from '../forms/ask-coach'
import { PageHead } from '../layout/page-head'
import { paths } from '../lib/paths'
import { moveFocus } from '../search/move-focus'
import { SearchOutcome } from '../search/search-outcome'
import { PAGES_SHOWN, useSearch } from '../search/use-search'

interface Context {
  topics: CountedTopic[]
}

const queryFrom = (search: string) => new URLSearchParams(search).get('q')?.trim() ?? ''

/** Searches articles, plans, exercises and tools. Without JavaScript it lists the topics. */
export default function Search(props: PageProps<Queries.SearchQuery, Context>) {
  // Remount on every visit, to forget the text of the one before.
  return <SearchPage key={props.location.key} {...props} />
}

function SearchPage({ data, location, pageContext }: PageProps<Queries.SearchQuery, Context>) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  // Read the query after hydration, because the server doesn't know it.
  const text = typed ?? (hydrated ? queryFrom(location.search) : '')
  const query = text.trim()
  const field = useRef<HTMLInputElement>(null)
  const [most, setMost] = useState(PAGES_SHOWN)
  const [attempt, setAttempt] = useState(0)
  const outcome = useSearch({ query, most, attempt, isTyped: typed !== undefined })
  const isFound = Boolean(outcome?.answer?.count)

  // Before hydration, only the field has typed text.
  useLayoutEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {}
    if (value !== defaultValue) setTyped(value)
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const address = query ? `?q=${encodeURIComponent(query)}` : paths.search
    window.history.replaceState(window.history.state, '', address)
  }, [typed, query])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (outcome?.failed) setAttempt(attempt + 1)
    document.querySelector<HTMLElement>('[data-results] a')?.focus()
  }

  return (
    <>
      <PageHeader title="Search" lead="Article sections, plans, exercises and tools." />
      <section
        aria-label="Search"
        aria-busy={query !== '' && query !== outcome?.query}
        className="measure min-h-screen py-12"
        data-hydrates="now"
      >
        <search>
          <form
            action={paths.search}
            className="grid max-w-[42rem] grid-cols-[1fr_auto] gap-2"
            onSubmit={submit}
          >
            <label htmlFor="search" className="sr-only">
              Search articles, plans and exercises
            </label>
            <input
              ref={field}
              id="search"
              type="search"
              name="q"
              className="field"
              placeholder="sore knee, creatine"
              value={text}
              onChange={({ target }) => {
                setTyped(target.value)
                setMost(PAGES_SHOWN)
              }}
              onKeyDown={moveFocus}
            />
            <button type="submit" className="button button-primary">
              Search
            </button>
          </form>
        </search>
        <p className="without-script notice max-w-[42rem]">
          Searching needs JavaScript. The topics below list every article.
        </p>
        {outcome && (
          <ErrorBoundary key={outcome.query} subject="The search">
            <SearchOutcome
              outcome={outcome}
              onMore={() => setMost(most + PAGES_SHOWN)}
              numbers={<EmergencyNumbers numbers={data.emergency?.numbers ?? []} />}
              askCoach={(className) => (
                <AskCoach
                  question={`I searched for “${outcome.query}”. `}
                  path={paths.search}
                  className={className}
                />
              )}
            />
          </ErrorBoundary>
        )}
        {/* Results replace the topics, which they would otherwise push down under the visitor's eyes. */}
        {!isFound && (
          <>
            <h2 className="display mt-12 mb-4 text-xl">Topics</h2>
            <TopicLinks topics={pageContext.topics} unfolded />
          </>
        )}
      </section>
    </>
  )
}

export const Head = () => (
  <PageHead
    title="Search"
    description="Search all article sections, training plans, exercises and tools."
    path={paths.search}
    noindex
  />
)

export const query = graphql`
  query Search {
    emergency {
      numbers {
        place
        number
      }
    }
  }
`

import type { PageProps } from 'gatsby'
import { useEffect, useState } from 'react'
import { type CountedTopic, TopicLinks } from '../components/blog/topic-links'
import { PageHead } from '../components/layout/page-head'
import { moveOn } from '../components/search/move-on'
import { NothingFound } from '../components/search/nothing-found'
import { Results } from '../components/search/results'
import { countFound, type Outcome, useSearch } from '../components/search/use-search'
import { PageHeader } from '../components/ui/page-header'
import { useHydrated } from '../hooks/use-hydrated'
import { paths } from '../lib/paths'

interface Context {
  topics: CountedTopic[]
}

const queryIn = (search: string) => new URLSearchParams(search).get('q')?.trim() ?? ''

/** Searches articles and plans. Without JavaScript it lists their topics, and says what it needs. */
export default function Search({ location, pageContext }: PageProps<object, Context>) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  // The server knows no query: it is looked at once the page is taken over.
  const text = typed ?? (hydrated ? queryIn(location.search) : '')
  const query = text.trim()
  const outcome = useSearch(query)

  useEffect(() => {
    if (typed === undefined) return
    const address = query ? `?q=${encodeURIComponent(query)}` : paths.search
    window.history.replaceState(window.history.state, '', address)
  }, [typed, query])

  return (
    <>
      <PageHeader title="Search" lead="Articles by their sections, and every plan." />
      <section aria-label="Search" className="measure min-h-screen py-12" data-starts="now">
        <search>
          <form
            action={paths.search}
            className="flex max-w-[42rem] gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              document.querySelector<HTMLElement>('[data-results] a')?.focus()
            }}
          >
            <label htmlFor="search" className="sr-only">
              Search articles and plans
            </label>
            <input
              id="search"
              type="search"
              name="q"
              className="field"
              placeholder="creatine, sore knees, plan for home"
              value={text}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={moveOn}
            />
            <button type="submit" className="button button-primary">
              Search
            </button>
          </form>
        </search>
        <p className="without-script notice max-w-[42rem]">
          Searching needs JavaScript. The topics below lead to every article.
        </p>
        {outcome && <Found outcome={outcome} />}
        <h2 className="display mt-12 mb-4 text-xl">Topics</h2>
        <TopicLinks topics={pageContext.topics} unfolded />
      </section>
    </>
  )
}

function Found({ outcome }: { outcome: Outcome }) {
  const { answer, failed } = outcome
  return (
    <div className="mt-10 max-w-[42rem]">
      <h2 className="display text-xl">
        {failed ? 'The search could not be loaded.' : countFound(outcome)}
      </h2>
      {failed && <p className="mt-4">Check your connection, and try again.</p>}
      {answer && answer.count > 0 && (
        <div className="mt-6">
          <Results pages={answer.pages} />
        </div>
      )}
      {!failed && !answer?.count && <NothingFound />}
    </div>
  )
}

export const Head = () => (
  <PageHead
    title="Search"
    description="Search all articles, by their sections, and all training plans."
    path={paths.search}
    noindex
  />
)

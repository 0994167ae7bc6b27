import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { GuideLinks } from '../articles/guide-links'
import { ErrorBoundary } from '../components/error-boundary'
import { ReloadButton } from '../components/reload-button'
import { loadJson } from '../lib/load-json'
import { finderDataPath, paths } from '../lib/paths'
import { ANSWER_ID, FinderForm } from './finder-form'
import { parseAnswers } from './model/answers'
import type { FinderData } from './model/finder-plan'
import { guidesFor } from './model/guides-for'
import { questions } from './questions'
import { useSeen } from './use-seen'

async function load() {
  const [data, views] = await Promise.all([
    loadJson<FinderData>(finderDataPath),
    import(/* webpackChunkName: "found-plans" */ './finder-views'),
  ])
  return { data, ...views }
}

const NOTICE_ID = 'ask-first'

interface FinderProps {
  /** The answers in the page's address. */
  search: string
  /** Ask a doctor first, if … */
  notice: string | undefined
  guides: Queries.FindPlanQuery['guides']['nodes']
}

/** The finder: questions, and below them the plans, which follow every answer at once. */
export function Finder({ search: initial, notice, guides }: FinderProps) {
  const [search, setSearch] = useState(initial)
  const answers = useMemo(() => parseAnswers(search), [search])
  /** Loads with the first answer; null if that failed. */
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>()
  const hasAnswers = answers !== undefined
  useEffect(() => {
    if (hasAnswers) load().then(setLoaded, () => setLoaded(null))
  }, [hasAnswers])
  // Results first: the numbers beside the answers take longer.
  const counted = useDeferredValue(search)
  const counts = useMemo(
    () => loaded?.answerCounts(counted, questions, loaded.data),
    [counted, loaded],
  )
  const found = answers && loaded ? loaded.fittingPlans(answers, loaded.data).length : undefined
  const results = useRef<HTMLElement>(null)
  const isSeen = useSeen(results)

  const notes = (
    <>
      {notice && (
        <p
          id={NOTICE_ID}
          className="max-w-[42rem] scroll-mt-24 border-l-4 border-hull pl-3 text-sm"
        >
          {notice}
        </p>
      )}
      {answers && <GuideLinks guides={guidesFor(answers, guides)} />}
    </>
  )

  /** Keeps the answers in the address, without a step in the history for each. */
  function answer(query: string) {
    setSearch(query)
    window.history.replaceState(window.history.state, '', paths.find + query)
  }

  return (
    <>
      <FinderForm
        search={initial}
        counts={counts}
        found={found}
        onAnswer={answer}
        onSubmit={() => {
          results.current?.scrollIntoView()
          results.current?.focus({ preventScroll: true })
        }}
      />
      <section ref={results} id={ANSWER_ID} aria-label="Your plans" tabIndex={-1} className="found">
        {answers ? (
          <ErrorBoundary subject="The answer">
            {notice && (
              <p className="mb-4 text-sm">
                <a href={`#${NOTICE_ID}`} className="text-link">
                  Who should ask a doctor first
                </a>
              </p>
            )}
            {loaded ? (
              <loaded.FoundPlans
                answers={answers}
                search={search}
                data={loaded.data}
                isSeen={isSeen}
              >
                {notes}
              </loaded.FoundPlans>
            ) : (
              <div className="grid gap-6">
                {loaded === null ? (
                  <div role="status" className="notice">
                    <p>The plans could not be loaded. Check your connection.</p>
                    <ReloadButton />
                  </div>
                ) : (
                  <p>Finding plans …</p>
                )}
                {notes}
              </div>
            )}
          </ErrorBoundary>
        ) : (
          notes
        )}
      </section>
    </>
  )
}

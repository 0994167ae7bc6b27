import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../lib/paths'
import { DangerBox } from './danger-box'
import { NothingFound } from './nothing-found'
import { Results } from './results'
import { headingOf, type QueryOutcome } from './use-search'

interface SearchOutcomeProps {
  outcome: QueryOutcome
  onMore: () => void
  /** The emergency numbers. */
  numbers: ReactNode
  /** A link that asks the coach what the visitor searched for. */
  askCoach: (className: string) => ReactNode
}

/**
 * A search's outcome: what to do if it is an emergency, then the number of pages and the first of them, or the
 * reason for having none. Without words of an emergency, the numbers still stand below: no list of words is complete.
 */
export function SearchOutcome({ outcome, onMore, numbers, askCoach }: SearchOutcomeProps) {
  const { answer, failed } = outcome
  const results = useRef<HTMLDivElement>(null)
  /** Number of results when the visitor pressed "Show More". The first new result gets focus. */
  const countBefore = useRef(0)
  const shown = answer?.pages.length ?? 0

  useEffect(() => {
    if (countBefore.current === 0 || shown <= countBefore.current) return
    const added = results.current?.querySelectorAll<HTMLElement>('h3 a')[countBefore.current]
    countBefore.current = 0
    added?.focus()
  }, [shown])

  return (
    <div className="mt-10 max-w-[42rem] wrap-anywhere" ref={results}>
      <div className="grid gap-6">
        {answer && <DangerBox dangers={answer.dangers} numbers={numbers} />}
        {answer && answer.dangers.length > 0 && answer.count > 0 && (
          <p>Not urgent? {askCoach('text-link')}</p>
        )}
        <h2 className="display text-xl">{headingOf(outcome)}</h2>
      </div>
      {failed && <p className="mt-4">Check your connection, and press Search again.</p>}
      {answer && shown > 0 && (
        <div className="mt-6">
          <Results pages={answer.pages} />
        </div>
      )}
      {answer && answer.count > shown && (
        <button
          type="button"
          className="button mt-8"
          onClick={() => {
            countBefore.current = shown
            onMore()
          }}
        >
          Show More
        </button>
      )}
      {answer && answer.nearest.length > 0 && (
        <>
          <p className="mt-4 mb-6">Closest matches:</p>
          <Results pages={answer.nearest} />
        </>
      )}
      {!failed && !answer?.count && <NothingFound askCoach={askCoach('button button-primary')} />}
      {!answer?.dangers.length && (
        <p className="mt-6">
          In an emergency call {numbers}.{' '}
          <a href={paths.emergency} className="text-link">
            What to Do When It Is Serious
          </a>
        </p>
      )}
    </div>
  )
}

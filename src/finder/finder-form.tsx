import { type FormEvent, useEffect, useRef } from 'react'
import { pluralize } from '../../packages/basics'
import { VisuallyHidden } from '../components/visually-hidden'
import { paths } from '../lib/paths'
import { queryOf, reconcile } from './form-query'
import type { AnswerCounts } from './model/answer-counts'
import { byQuestion, fields, moreOf } from './model/answers'
import { type Option, type Question, questions } from './questions'

/** Id of the section with the results. */
export const ANSWER_ID = 'answer'

interface FinderFormProps {
  /** The answers at first. The fields keep later ones themselves. */
  search: string
  /** Undefined until the plans have loaded. */
  counts: AnswerCounts | undefined
  /** How many plans fit; undefined before an answer. */
  found: number | undefined
  onAnswer: (search: string) => void
  onSubmit: () => void
}

/**
 * The finder's questions, with the answers of a query checked. Submits by GET to its own address, so that
 * sending needs no script; with React, each answer counts at once.
 */
export function FinderForm({ search, counts, found, onAnswer, onSubmit }: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const query = new URLSearchParams(byQuestion(search))

  // A visitor may have answered before React started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find such answers
  useEffect(() => {
    const answered = form.current && queryOf(form.current)
    if (answered && answered !== search && answered !== queryOf()) onAnswer(answered)
  }, [])

  function onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    reconcile(currentTarget, target as EventTarget & HTMLInputElement)
    onAnswer(queryOf(currentTarget))
  }

  return (
    <form
      ref={form}
      action={`${paths.find}#${ANSWER_ID}`}
      aria-label="Find a plan"
      data-hydrates="query"
      className="needs-script grid gap-8"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(queryOf(event.currentTarget))
        onSubmit()
      }}
    >
      {questions.map((question) => (
        <QuestionFields key={question.name} {...question} query={query} counts={counts} />
      ))}
      {/* Always in reach, above the round button's strip. */}
      <p className="sticky bottom-13 z-20 flex flex-wrap items-center gap-3 border-t border-rule bg-[var(--paper)] py-3 min-[80rem]:bottom-0">
        <button type="submit" className="button button-primary">
          {found === undefined
            ? 'Show My Plans'
            : found === 0
              ? 'Show the Nearest Plan'
              : `Show ${pluralize(found, 'Plan')}`}
        </button>
        {found !== undefined && (
          <a href={paths.find} className="button">
            Start Again
          </a>
        )}
      </p>
    </form>
  )
}

interface QuestionFieldsProps extends Question {
  query: URLSearchParams
  counts: AnswerCounts | undefined
}

function QuestionFields(props: QuestionFieldsProps) {
  const { legend, hint, name, type, options, pieces, takesNumber, query, counts } = props
  const given = query.getAll(name)
  const isListed = (value: string) => options.some(([listed]) => listed === value)
  const choice =
    (kind: 'radio' | 'checkbox') =>
    ([value, label]: Option) => (
      <label key={value} className="filter-link choice">
        <input
          type={kind}
          name={kind === type ? name : moreOf(name)}
          value={value}
          defaultChecked={given.includes(value)}
        />
        {label}
        {value && (
          // Wide enough for any number, so that nothing moves when it comes.
          <span className="min-w-[2ch] text-sm opacity-80">
            <PlanCount count={counts?.get(`${name}=${value}`)} />
          </span>
        )}
      </label>
    )
  const skip: Option = ['', name === fields.experience || pieces ? 'Skip' : 'Any']
  return (
    <fieldset>
      <legend className="display text-lg">{legend}</legend>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(choice(type))}
        {takesNumber && (
          <label className="filter-link">
            <input
              type="number"
              name={moreOf(name)}
              inputMode="numeric"
              min={10}
              max={300}
              defaultValue={given.find((value) => value && !isListed(value))}
              aria-label="Another number of minutes"
              placeholder="Other"
              className="w-16 bg-transparent outline-none placeholder:text-current"
            />
            min
          </label>
        )}
        {type === 'radio' && choice('radio')(skip)}
      </div>
      {pieces && (
        <details className="mt-3" open={given.some((value) => value && !isListed(value))}>
          <summary className="w-fit cursor-pointer py-2 text-sm font-bold">
            {pieces.summary}
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">{pieces.options.map(choice('checkbox'))}</div>
        </details>
      )}
    </fieldset>
  )
}

const PlanCount = ({ count }: { count: number | undefined }) =>
  count !== undefined && (
    <>
      {count}
      <VisuallyHidden>{count === 1 ? ' plan' : ' plans'}</VisuallyHidden>
    </>
  )

import { type FormEvent, type ReactNode, useRef } from 'react'
import { paths, toolPath } from '../lib/paths'
import { BackLink } from '../ui/back-link'
import { ErrorBoundary } from '../ui/error-boundary'
import { PageHeader } from '../ui/page-header'
import { ShareButton } from '../ui/share-button'
import type { Tool, ToolAnswer, ToolValues } from './model/form'
import { ANSWER, ToolFields } from './tool-fields'
import { useTool } from './use-tool'

interface ToolPageProps<Solved extends ToolAnswer> {
  tool: Tool
  /** Returns the answer, or a sentence that says why it can't. */
  solve: (values: ToolValues) => Solved | string
  /** Content below the answer's headline. */
  details?: (answer: Solved) => ReactNode
  /** The formula, its source and its limits. */
  children: ReactNode
  /** Answers for common values, for visitors without JavaScript. */
  table: ReactNode
  /** Articles that use the tool. */
  articles: ReactNode
}

type ToolFormProps<Solved extends ToolAnswer> = Pick<
  ToolPageProps<Solved>,
  'tool' | 'solve' | 'details'
>

/** A tool's page: form, answer, explanation. */
export function ToolPage<Solved extends ToolAnswer>(props: ToolPageProps<Solved>) {
  const { tool, children, table, articles } = props
  return (
    <>
      <PageHeader
        title={tool.title}
        lead={tool.lead}
        above={<BackLink to={paths.tools}>All tools</BackLink>}
      />
      <div className="measure grid gap-10 py-12 lg:grid-cols-2 lg:gap-16">
        <ErrorBoundary subject="This tool">
          <ToolForm {...props} />
        </ErrorBoundary>
      </div>
      <div className="measure pb-20">
        <div className="prose">
          {children}
          {table}
          {articles}
        </div>
      </div>
    </>
  )
}

/** A tool's form and answer. The URL keeps the numbers, so that they survive an error here. */
function ToolForm<Solved extends ToolAnswer>({ tool, solve, details }: ToolFormProps<Solved>) {
  const { form, answer, entered, search, wrong, sayAnswer, change, changeUnits } = useTool(
    tool,
    solve,
  )
  const result = useRef<HTMLElement>(null)
  const solved = typeof answer === 'string' ? undefined : answer

  function showAnswer(event: FormEvent) {
    event.preventDefault()
    sayAnswer()
    // On a phone the answer is below the form.
    result.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <form ref={form} aria-label={tool.title} onSubmit={showAnswer} data-starts="query" noValidate>
        <p className="without-script notice mb-6">
          Using your own numbers needs JavaScript. The table below has common ones.
        </p>
        <ToolFields
          tool={tool}
          entered={entered}
          wrong={wrong}
          onChange={change}
          onUnits={changeUnits}
        />
        <button type="submit" className="button button-primary needs-script mt-6">
          Work it out
        </button>
      </form>
      <section ref={result} aria-label="Result" className="plan-section min-h-72">
        {/* useTool announces it after a pause instead of on every key. */}
        <output aria-live="off" className={solved ? 'display block text-xl' : 'block text-lg'}>
          <span id={ANSWER}>{solved?.headline ?? answer.toString()}</span>
        </output>
        {solved && <div className="prose mt-4">{details?.(solved)}</div>}
        {solved?.note && <p className="notice">{solved.note}</p>}
        {solved && (
          <div className="mt-6">
            <ShareButton path={`${toolPath(tool.name)}?${search}`} title={tool.title}>
              Share Result
            </ShareButton>
          </div>
        )}
      </section>
    </>
  )
}

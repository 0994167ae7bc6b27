import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ShareButton } from '../components/share-button'
import { useHydrated } from '../components/use-hydrated'
import { paths, toolPath } from '../lib/paths'
import type { Solution, ToolAnswer, ToolValues } from './model/form'
import { ANSWER, ToolFields } from './tool-fields'
import { ToolFrame, type ToolFrameProps } from './tool-frame'
import { useTool } from './use-tool'

interface ToolPageProps<Solved extends ToolAnswer> extends ToolFrameProps {
  /** Returns the answer, or a sentence that says why it can't. */
  solve: (values: ToolValues) => Solution<Solved>
  /** Content below the answer's headline. */
  details: (answer: Solved) => ReactNode
}

/** A tool's page: form, answer, explanation. */
export const ToolPage = <Solved extends ToolAnswer>(props: ToolPageProps<Solved>) => (
  <ToolFrame {...props} form={<ToolForm {...props} />} />
)

/** A tool's form and answer. */
function ToolForm<Solved extends ToolAnswer>({ tool, solve, details }: ToolPageProps<Solved>) {
  const { form, solved, refusal, isUrgent, invalidField, search, sayAnswer, fields } = useTool(
    tool,
    solve,
  )
  const hydrated = useHydrated()
  const [isAsked, setAsked] = useState(false)
  const result = useRef<HTMLElement>(null)

  function showAnswer(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    sayAnswer()
    const missing = form.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)
    missing?.focus()
    // The question starts above its first answer; on a phone the answer is below the form.
    const shown = missing ? missing.closest('fieldset') : result.current
    shown?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <form
        ref={form}
        aria-label={tool.title}
        onSubmit={showAnswer}
        data-hydrates="query"
        noValidate
      >
        <p className="without-script notice mb-6">
          Using your own numbers needs JavaScript. The table below has common ones.
        </p>
        <ToolFields tool={tool} isAsked={isAsked} {...fields} />
        {/* Otherwise, without JavaScript, Enter would put health answers into the address. */}
        <button
          type="submit"
          className="button button-primary needs-script mt-6"
          disabled={!hydrated}
        >
          Work It Out
        </button>
      </form>
      <section ref={result} aria-label="Result" className="plan-section min-h-72">
        {/* useTool announces it after a pause instead of on every key. */}
        <output aria-live="off" className={solved ? 'display block text-xl' : 'block text-lg'}>
          <span id={ANSWER}>{solved?.headline ?? refusal}</span>
        </output>
        {isUrgent && (
          <a href={paths.emergency} className="button button-primary mt-6">
            When It Is Serious: What to Do First
          </a>
        )}
        {solved && (
          <>
            <div className="prose mt-4">{details(solved)}</div>
            {solved.note && <p className="notice">{solved.note}</p>}
            <div className="mt-6">
              <ShareButton path={toolPath(tool.name) + (search && `?${search}`)} title={tool.title}>
                {search ? 'Share Result' : 'Share This Tool'}
              </ShareButton>
            </div>
          </>
        )}
      </section>
    </>
  )
}

import { useState } from 'react'
import { useOnDemand } from '../components/use-on-demand'
import { paths } from '../lib/paths'
import { Button } from './button'
import { useFocus } from './use-focus'

/** Id of the line that says that all is erased, which shows once the address names it. */
export const ERASED_ID = 'erased'

/** Erases all that the site stores in this browser, after a question that offers the log as a file. */
export function EraseEverything() {
  const [state, setState] = useState<'idle' | 'asking' | 'erasing' | 'refused'>('idle')
  const question = useFocus(state)
  const part = useOnDemand(() => import(/* webpackChunkName: "erase" */ './erase-views'))

  async function erase() {
    const views = await part.request()
    if (!views) return
    setState('erasing')
    if (!(await views.eraseSiteData())) return setState('refused')
    // Loaded anew, so that nothing that a page had read is shown or written again.
    window.location.replace(`${paths.privacy}?erased#${ERASED_ID}`)
  }

  if (state === 'idle') {
    return (
      <p>
        <Button onClick={() => setState('asking')}>Erase Everything</Button>
      </p>
    )
  }
  return (
    <section className="notice" aria-label="Erase everything">
      <p ref={question} tabIndex={-1}>
        {state === 'refused'
          ? 'Your browser refused to erase your training log, and nothing is erased. Close other tabs of this site and try again, or clear its data in the browser’s settings.'
          : 'This erases your training logs, favorites, settings, answer about cookies and offline copies from this browser, for all plans. It cannot be undone. A file is the only way to get the log back.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          className="button button-primary"
          onClick={() => part.request().then((views) => views?.saveLog())}
        >
          Save the Log First
        </Button>
        <Button aria-busy={state === 'erasing'} onClick={erase}>
          Erase It All
        </Button>
        <Button onClick={() => setState('idle')}>Keep It</Button>
      </div>
    </section>
  )
}

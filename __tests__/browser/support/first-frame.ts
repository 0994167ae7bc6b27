import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  /** 'X' for an event with a duration. */
  ph: string
  pid: number
  tid: number
  /** Start and duration in microseconds, and the processor time within. */
  ts: number
  dur: number
  tdur?: number
  args: { data?: { type?: string } }
}

/** What a page's main thread does until its first paint. */
interface FirstFrame {
  /** Layouts and style calculations that a script waits for. */
  forced: string[]
  /** Processor time of the longest task, in ms. */
  longestTask: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']

/** Opens an address and traces it until its first paint, or until the HTML is parsed if that is later. */
export async function firstFrameOf(
  browser: Browser,
  page: Page,
  address: string,
): Promise<FirstFrame> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(address)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve())
        observer.observe({ type: 'paint', buffered: true })
      }),
  )
  const trace = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] }
  return firstFrameIn(trace.traceEvents.sort((one, other) => one.ts - other.ts))
}

function firstFrameIn(traceEvents: TraceEvent[]): FirstFrame {
  const paint = traceEvents.findLast(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error('The trace has no first paint.')
  const thread = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid,
  )
  const start = thread.find(({ name }) => name === 'ParseHTML')?.ts ?? 0
  const parsed = thread.findLast(({ args }) => args.data?.type === 'DOMContentLoaded')
  const end = Math.max(paint.ts, parsed ? parsed.ts + parsed.dur : 0)
  const events = thread.filter(({ ts, dur }) => ts + dur > start && ts < end)
  const scripts = events.filter(({ name }) =>
    /^(EvaluateScript|FunctionCall|EventDispatch)$/.test(name),
  )
  const isForced = ({ ts, dur }: TraceEvent) =>
    scripts.some((script) => script.ts <= ts && script.ts + script.dur >= ts + dur)
  return {
    forced: events
      .filter((event) => /^(Layout|UpdateLayoutTree)$/.test(event.name) && isForced(event))
      .map(({ name, tdur = 0 }) => `${name}, ${tdur / 1000} ms`),
    longestTask:
      Math.max(...events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur)) /
      1000,
  }
}

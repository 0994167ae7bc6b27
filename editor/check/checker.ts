import type { Problem } from '../../packages/content-validation'

/** Files by path; null for one that is gone. Of a picture, the first bytes are enough. */
export type Files = Record<string, string | Uint8Array | null>

export interface Question {
  id: number
  /** Files as they are now: all of them at first, later those that were saved. */
  all?: Files
  /** What is about to change. */
  changes?: Files
}

export interface Answer {
  id: number
  /** Mistakes that the content doesn't have now, whatever file they are in. */
  errors: Problem[]
  /** What the check suspects in the changed files. */
  warnings: Problem[]
}

/** Asks the content check in its worker. */
export function checkerOf(worker: Worker) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  const ask = (question: Omit<Question, 'id'>) =>
    new Promise<Answer>((resolve) => {
      const id = ++count
      waiting.set(id, resolve)
      worker.postMessage({ id, ...question } satisfies Question)
    })
  return {
    /** Tells it what the files are now. */
    learn: (all: Files) => ask({ all }),
    /** What it says about changes that nobody has made yet. */
    about: (changes: Files) => ask({ changes }),
  }
}

export type Checker = ReturnType<typeof checkerOf>

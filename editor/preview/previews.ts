import CMS from '@sveltia/cms'
import { readMarkdown } from '../../packages/content-validation'
import type { Exercise } from '../../src/content/schema/exercise'
import { articlePath, exercisePath, guidePath, ownPagePath, planPath } from '../../src/lib/paths'
import { dataOfKind, draftText, fileOfForm, texts } from '../app/texts'
import type { Checker } from '../check/checker'
import { problemWords } from '../check/problem-words'
import { allKinds, isMarkdown, type Kind } from '../form/collections'
import { articlePreview } from './article'
import { exercisePreview } from './exercise'
import { type Html, html } from './html'
import { planPreview } from './plan'
import { h } from './react'

/** Pauses in typing, in ms, after which the preview is drawn and the check asked. */
const DRAW_AFTER = 200
const CHECK_AFTER = 700

type Form = Record<string, unknown>

const pages: Partial<Record<Kind, (name: string) => string>> = {
  article: articlePath,
  guide: guidePath,
  ownPage: ownPagePath,
  plan: planPath,
  exercise: exercisePath,
}

function draftHtml(kind: Kind, text: string): Html | undefined {
  if (isMarkdown(kind)) {
    const { data, body = '' } = readMarkdown('entry.md', new TextEncoder().encode(text))
    return articlePreview((data ?? {}) as never, body)
  }
  const data = JSON.parse(text) as never
  if (kind === 'plan') return planPreview(data, dataOfKind('exercise') as Exercise[])
  return kind === 'exercise' ? exercisePreview(data) : undefined
}

/** Draws the draft of one entry into the preview, and what the check says of it. */
function drawer(checker: Checker, kind: Kind, hasSite: boolean) {
  let timers: number[] = []
  let asked = 0
  return (element: HTMLElement, form: Form) => {
    timers.forEach(clearTimeout)
    const file = fileOfForm(kind, form)
    const part = (name: string) => partOf(element, name)
    const draw = () => {
      const page = hasSite && texts.has(file) && pages[kind]?.(file.replace(/^.*\/|\.\w+$/g, ''))
      put(
        part('page'),
        page ? html`<p><a href="${page}" target="_blank">Open the page as saved</a></p>` : html``,
      )
      try {
        put(part('draft'), draftHtml(kind, draftText(kind, form)) ?? html``)
      } catch (error) {
        put(part('draft'), html`<p>${error instanceof Error ? error.message : error}</p>`)
      }
    }
    const check = async () => {
      const number = ++asked
      const answer = await checker.about({ [file]: draftText(kind, form) }).catch(() => undefined)
      if (!answer || number !== asked) return
      const item = (problem: (typeof answer.errors)[number]) =>
        html`<li>${problemWords(problem, file)}</li>`
      const { errors, warnings } = answer
      put(
        part('check'),
        html`${errors.length > 0 && html`<h2>Before you can save</h2><ul class="errors">${errors.slice(0, 12).map(item)}</ul>`}
          ${warnings.length > 0 && html`<h2>To look at</h2><ul>${warnings.slice(0, 8).map(item)}</ul>`}
          ${errors.length + warnings.length === 0 && html`<p>The check finds no mistakes.</p>`}`,
      )
    }
    timers = [
      window.setTimeout(draw, DRAW_AFTER),
      window.setTimeout(() => void check(), CHECK_AFTER),
    ]
  }
}

function partOf(element: HTMLElement, name: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (found) return found
  const part = element.ownerDocument.createElement('div')
  part.dataset.part = name
  if (name === 'check') part.setAttribute('role', 'status')
  element.append(part)
  return part
}

/** Replaces what a part shows; what was unfolded stays so. */
function put(part: HTMLElement, content: Html) {
  const folded = new Map(
    [...part.querySelectorAll('details')].map((one) => [one.dataset.id, one.open]),
  )
  part.innerHTML = content.text
  for (const one of part.querySelectorAll('details'))
    one.open = folded.get(one.dataset.id) ?? one.open
}

interface Props {
  entry: { get: (name: 'data') => { toJS: () => Form } | undefined }
}

/** Registers what is shown beside each form. */
export function registerPreviews(checker: Checker, hasSite: boolean) {
  CMS.registerPreviewStyle('/admin/preview.css')
  for (const kind of allKinds) {
    const draw = drawer(checker, kind, hasSite)
    const Preview = ({ entry }: Props) =>
      h('main', {
        className: `preview preview-${kind}`,
        ref: (element: HTMLElement | null) => {
          if (!element) return
          for (const name of ['check', 'page', 'draft']) partOf(element, name)
          draw(element, entry.get('data')?.toJS() ?? {})
        },
      })
    CMS.registerPreviewTemplate(kind, Preview as never)
  }
}

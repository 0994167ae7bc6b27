import {
  type DrawnFigure,
  drawFault,
  drawPoses,
  faultBeside,
  faultSchema,
  figureGroup,
  figureSchema,
  sideBySide,
} from '../../packages/figures'
import { Html, html } from './html'

const colors: Record<string, string> = {
  ink: 'currentColor',
  hull: 'var(--hull, #c2361c)',
  surface: 'Canvas',
}

const picture = (figure: DrawnFigure) => {
  const size = 200
  const drawing = figureGroup(figure, (token) => colors[token] ?? 'currentColor', {
    x: 0,
    y: 0,
    size,
  })
  return html`<svg width="${figure.phases * size}" height="${size}" viewBox="0 0 ${figure.phases * size} ${size}" role="img" aria-label="Figure">${new Html(drawing)}</svg>`
}

interface Fields {
  title?: string
  steps?: string[]
  cues?: string[]
  mistakes?: { sign?: string; change?: string; figure?: unknown }[]
  figure?: unknown
}

/** An exercise's draft with its drawings. */
export function exercisePreview({ title, steps = [], cues = [], mistakes = [], figure }: Fields) {
  const poses = figureSchema.safeParse(figure).data
  return html`<h1>${title}</h1>
    ${poses ? picture(drawn(drawPoses(poses))) : figure !== undefined && html`<p>The figure is drawn here when it has no mistakes.</p>`}
    <h2>Steps</h2><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
    <h2>Cues</h2><ul>${cues.map((cue) => html`<li>${cue}</li>`)}</ul>
    <h2>Mistakes</h2>
    ${mistakes.map(({ sign, change, figure: fault }) => {
      const wrong = faultSchema.safeParse(fault).data
      return html`<h3>${sign}</h3><p>${change}</p>${wrong && poses && picture(faultBeside(drawFault(poses, wrong)))}`
    })}`
}

const drawn = ({ phases, strokes }: ReturnType<typeof drawPoses>): DrawnFigure => ({
  phases,
  layers: sideBySide(strokes),
})

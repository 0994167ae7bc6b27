import { fontRuns, textWidth } from '../text/faces'
import type { TextStyle } from '../text/text-style'
import { paper } from './paper'

/** A structure element for screen readers. */
export type Tag = PDFKit.PDFStructureElement

/** pdfkit's element options, including two that its types lack. */
interface TagOptions {
  alt?: string | undefined
  actual?: string | undefined
  /** Left, top, right, bottom. */
  bbox?: [number, number, number, number]
}

/** A part of a page, whose height is known before it is drawn. */
export interface Box {
  height: number
  /** Adds its elements to `parent`, by default the document's root. */
  draw(sheet: Sheet, x: number, top: number, parent?: Tag): void
}

/** The document being drawn: pages, cursor and structure tree. */
export class Sheet {
  /** The cursor, from the top of the page. */
  y: number = paper.top
  readonly root: PDFKit.PDFStructureElement

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
    doc.addPage()
  }

  get room(): number {
    return paper.bottom - this.y
  }

  newPage(): void {
    this.doc.addPage()
    this.y = paper.top
  }

  /** Starts a new page unless `height` fits on this one. */
  reserve(height: number): void {
    if (this.room < height && this.y > paper.top) this.newPage()
  }

  /** Draws a box at the cursor, on a new page if it doesn't fit on this one. */
  place(box: Box, parent?: Tag): void {
    this.reserve(box.height)
    box.draw(this, paper.left, this.y, parent)
    this.y += box.height
  }

  /** Adds a child element. */
  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    const element = this.doc.struct(type, options as PDFKit.Mixins.StructureElementOptions)
    parent.add(element)
    return element
  }

  /** Draws content that belongs to an element. */
  mark(tag: Tag, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    tag.add(content)
  }

  /** Draws what screen readers skip: rules, repeated heads and page numbers. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws one line of text. `top` is the top of the line, not of its letters. */
  text(line: string, x: number, top: number, style: TextStyle): void {
    const baseline = top + style.leading / 2 + style.size * 0.334
    let left = x
    for (const run of fontRuns(line, style.face)) {
      this.doc
        .font(run.font, style.size)
        .fillColor(style.color)
        .text(run.text, left, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: (style.tracking ?? 0) * style.size,
        })
      left += textWidth(run.text, style)
    }
  }

  rule(x1: number, y1: number, x2: number, y2: number, width = 0.5, color = '#c9c4b7') {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(color)
  }
}

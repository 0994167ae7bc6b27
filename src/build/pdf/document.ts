import PDFDocument from 'pdfkit'
import { registerFonts } from './faces'
import type { PlanDocument } from './plan-document'

/** Opens an empty tagged document that knows the fonts and says whose it is. */
export function startDocument({ title, description, site }: PlanDocument): PDFKit.PDFDocument {
  const info = { Title: title, Author: site.author, Subject: description, Creator: site.name }
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Page numbers need the count, so every page stays open to the end.
    bufferPages: true,
    autoFirstPage: false,
    // Null keeps pdfkit from loading Helvetica, which no page uses.
    font: null as unknown as string,
    info,
  })
  // A date would be the clock's, and make every build's bytes differ.
  delete doc.info.CreationDate
  // pdfkit's own metadata leaves & and < in titles as they are, which is not XML.
  Object.assign(doc, { _addInfo: () => doc.appendXML(metadata(info)) })
  registerFonts(doc)
  return doc
}

function metadata({ Title, Author, Subject, Creator }: Required<Pick<PDFKit.DocumentInfo, 'Title' | 'Author' | 'Subject' | 'Creator'>>): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
</rdf:Description>`
}

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Ends a document and gives its bytes. */
export async function finish(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.end()
  for await (const chunk of doc) chunks.push(chunk)
  return Buffer.concat(chunks)
}

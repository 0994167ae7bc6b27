import PDFDocument from 'pdfkit'
import { registerFonts } from '../text/faces'

/** A document to draw on. `close` ends it and returns its bytes. */
interface PdfDocument {
  doc: PDFKit.PDFDocument
  close: () => Buffer
}

/** What viewers and catalogues show of a document. */
interface Metadata {
  title: string
  author: string
  subject: string
  creator: string
}

/** Opens an empty tagged PDF in American English, with the fonts. */
export function openDocument({ title, author, subject, creator }: Metadata): PdfDocument {
  const info = {
    Title: title,
    Author: author,
    Subject: subject,
    Creator: creator,
    // pdfkit derives the file's ID from it, so that the real time would change the bytes of every build.
    CreationDate: new Date(0),
  }
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Keep all pages open to the end, because page numbers need their count.
    bufferPages: true,
    autoFirstPage: false,
    // Null keeps pdfkit from loading Helvetica, which no page uses.
    font: null as unknown as string,
    info,
  })
  delete doc.info.CreationDate
  // pdfkit's own XML metadata doesn't escape & and < in titles.
  Object.assign(doc, { _addInfo: () => doc.appendXML(metadata(info)) })
  registerFonts(doc)
  const close = () => {
    doc.end()
    return doc.read() as Buffer
  }
  return { doc, close }
}

function metadata({
  Title,
  Author,
  Subject,
  Creator,
}: Required<Pick<PDFKit.DocumentInfo, 'Title' | 'Author' | 'Subject' | 'Creator'>>): string {
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

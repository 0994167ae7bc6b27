import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** One object of a PDF file: its number and everything between 'obj' and 'endobj'. */
interface PdfObject {
  id: number
  body: string
}

/** Where an object is: at a byte of the file, or at an index of an object stream. */
type Entry = [kind: 1, offset: number, generation: 0] | [kind: 2, streamId: number, index: number]

/** Bytes of an entry in the cross-reference stream: its kind, and twice three. */
const ENTRY_BYTES = 7

/**
 * Takes a PDF as pdfkit writes it and gives the same document with its small objects packed into
 * one compressed object stream (ISO 32000-1, 7.5.7), which pdfkit cannot write. A training log's
 * tags alone are a thousand small objects: a plan has 67 KB on average in place of 114. The file's ID
 * becomes a digest of its content. Inside, bytes are held as characters ('latin1').
 */
export function compactPdf(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf.toString('latin1'))
  const packed = objects.filter((object) => !isStream(object))
  const packedId = objects.length + 1
  const tableId = packedId + 1
  const entries: Entry[] = []
  packed.forEach(({ id }, index) => {
    entries[id] = [2, packedId, index]
  })
  let file = '%PDF-1.7\n%\xff\xff\xff\xff\n'
  const put = ({ id, body }: PdfObject) => {
    entries[id] = [1, file.length, 0]
    file += `${id} 0 obj\n${body}\nendobj\n`
  }
  objects.filter(isStream).forEach(put)
  put({ id: packedId, body: objectStream(packed) })
  const start = file.length
  entries[tableId] = [1, start, 0]
  const digest = createHash('sha256').update(file, 'latin1').digest('hex').slice(0, 32)
  const body = crossReferenceStream(entries, `${trailer} /ID [<${digest}> <${digest}>]`)
  put({ id: tableId, body })
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1')
}

const isStream = ({ body }: PdfObject) => body.endsWith('endstream')

/** Reads the objects by the offsets of the cross-reference table at the file's end. */
function readObjects(pdf: string): { objects: PdfObject[]; trailer: string } {
  const tableStart = Number(/startxref\s+(\d+)/.exec(pdf.slice(-40))?.[1])
  const table = pdf.slice(tableStart)
  const objects = Array.from(table.matchAll(/^(\d{10}) 00000 n/gm), ([, offset], index) => {
    const id = index + 1
    const start = Number(offset) + `${id} 0 obj\n`.length
    return { id, start, body: '' }
  })
  const inOrder = [...objects].sort((a, b) => a.start - b.start)
  inOrder.forEach((object, index) => {
    const next = inOrder[index + 1]
    const end = next ? next.start - `${next.id} 0 obj\n`.length : tableStart
    object.body = pdf.slice(object.start, end - '\nendobj\n'.length)
  })
  return { objects, trailer: ['Root', 'Info'].map((key) => entryOf(table, key)).join(' ') }
}

function entryOf(trailer: string, key: string): string {
  const entry = new RegExp(`/${key} \\d+ 0 R`).exec(trailer)?.[0]
  if (!entry) throw new Error(`The PDF's trailer names no ${key}.`)
  return entry
}

function objectStream(objects: PdfObject[]): string {
  let offset = 0
  let index = ''
  for (const { id, body } of objects) {
    index += `${id} ${offset} `
    offset += body.length + 1
  }
  const bodies = objects.map(({ body }) => body).join('\n')
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${index.length}`
  return stream(dictionary, Buffer.from(index + bodies, 'latin1'))
}

/** Each entry as its difference from the one before (PNG's filter 2): nearly all become alike. */
function crossReferenceStream(entries: Entry[], trailer: string): string {
  const table = Buffer.alloc(entries.length * ENTRY_BYTES)
  entries.forEach(([kind, place, index], id) => {
    table.writeUInt8(kind, id * ENTRY_BYTES)
    table.writeUIntBE(place, id * ENTRY_BYTES + 1, 3)
    table.writeUIntBE(index, id * ENTRY_BYTES + 4, 3)
  })
  const rows = Buffer.alloc(entries.length * (ENTRY_BYTES + 1))
  for (let from = 0, to = 0; from < table.length; from++) {
    if (from % ENTRY_BYTES === 0) rows[to++] = 2
    rows[to++] = (table[from] ?? 0) - (table[from - ENTRY_BYTES] ?? 0)
  }
  const form = `/W [1 3 3] /DecodeParms << /Predictor 12 /Columns ${ENTRY_BYTES} >>`
  return stream(`/Type /XRef /Size ${entries.length} ${form} ${trailer}`, rows)
}

function stream(dictionary: string, content: Buffer): string {
  const packed = deflateSync(content).toString('latin1')
  const head = `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>`
  return `${head}\nstream\n${packed}\nendstream`
}

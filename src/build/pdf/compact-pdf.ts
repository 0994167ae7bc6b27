import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** One object of a PDF file: its number and everything between 'obj' and 'endobj'. */
interface PdfObject {
  id: number
  body: Buffer
}

/** Kinds of entries in a cross-reference stream (ISO 32000-1, table 18). */
const IN_FILE = 1
const IN_OBJECT_STREAM = 2

/**
 * Takes a PDF as pdfkit writes it and gives the same document with its small objects packed into
 * one compressed object stream (ISO 32000-1, 7.5.7), which pdfkit cannot write. A training log's
 * tags alone are a thousand small objects: the file becomes a third of its size. The file's ID
 * becomes a digest of its content.
 */
export function compactPdf(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf)
  const isStream = ({ body }: PdfObject) => body.subarray(-10).includes('endstream')
  const packed = objects.filter((object) => !isStream(object))
  const packedId = objects.length + 1
  const streams = [...objects.filter(isStream), { id: packedId, body: objectStream(packed) }]

  const entries = new Map<number, [kind: number, place: number, index: number]>()
  packed.forEach(({ id }, index) => {
    entries.set(id, [IN_OBJECT_STREAM, packedId, index])
  })
  const parts = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')]
  let offset = parts[0]?.length ?? 0
  const put = ({ id, body }: PdfObject) => {
    const part = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    entries.set(id, [IN_FILE, offset, 0])
    parts.push(part)
    offset += part.length
  }
  streams.forEach(put)
  const start = offset
  const crossReferenceId = packedId + 1
  entries.set(crossReferenceId, [IN_FILE, start, 0])
  const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32)
  const body = crossReferenceStream(entries, `${trailer} /ID [<${digest}> <${digest}>]`)
  put({ id: crossReferenceId, body })
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}

/** Reads the objects by the offsets of the cross-reference table at the file's end. */
function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const end = pdf.subarray(pdf.lastIndexOf('startxref')).toString('latin1')
  const tableStart = Number(/startxref\s+(\d+)/.exec(end)?.[1])
  const table = pdf.subarray(tableStart).toString('latin1')
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n/gm), ([, offset]) => Number(offset))
  const bounds = [...offsets, tableStart].sort((a, b) => a - b)
  const nextBound = new Map(bounds.map((bound, index) => [bound, bounds[index + 1]]))
  const objects = offsets.map((offset, index) => {
    const head = `${index + 1} 0 obj\n`
    const body = pdf.subarray(offset + head.length, (nextBound.get(offset) ?? 0) - 'endobj\n'.length)
    return { id: index + 1, body: body.subarray(0, body.length - 1) }
  })
  const references = ['Root', 'Info'].map((key) => `/${key} ${referenceTo(key, table)}`)
  return { objects, trailer: references.join(' ') }
}

function referenceTo(key: string, trailer: string): string {
  const reference = new RegExp(`/${key} (\\d+ 0 R)`).exec(trailer)?.[1]
  if (!reference) throw new Error(`The PDF's trailer names no ${key}.`)
  return reference
}

function objectStream(objects: PdfObject[]): Buffer {
  let offset = 0
  const places = objects.map(({ id, body }) => {
    const place = `${id} ${offset}`
    offset += body.length + 1
    return place
  })
  const index = Buffer.from(`${places.join(' ')}\n`)
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')])
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${index.length}`
  return stream(dictionary, Buffer.concat([index, ...bodies]))
}

function crossReferenceStream(
  entries: Map<number, [number, number, number]>,
  trailer: string,
): Buffer {
  const size = entries.size + 1
  const table = Buffer.alloc(size * 6)
  for (const [id, [kind, place, index]] of entries) {
    table.writeUInt8(kind, id * 6)
    table.writeUIntBE(place, id * 6 + 1, 3)
    table.writeUInt16BE(index, id * 6 + 4)
  }
  return stream(`/Type /XRef /Size ${size} /W [1 3 2] ${trailer}`, table)
}

function stream(dictionary: string, content: Buffer): Buffer {
  const packed = deflateSync(content)
  const head = `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/** @jest-environment node */
import { decodeText } from '../../../../src/training/model/transfer/decode-text'

const bytesOf = (text: string, encoding: BufferEncoding) =>
  Uint8Array.from(Buffer.from(text, encoding)).buffer

test.each<[string, ArrayBuffer]>([
  ['UTF-8', bytesOf('Übung;Gewicht', 'utf8')],
  ['UTF-8 with a mark', bytesOf('\uFEFFÜbung;Gewicht', 'utf8')],
  ['UTF-16, as Excel saves Unicode text', bytesOf('\uFEFFÜbung;Gewicht', 'utf16le')],
  ['Windows-1252, as Excel saves CSV', bytesOf('Übung;Gewicht', 'latin1')],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Übung;Gewicht')
})

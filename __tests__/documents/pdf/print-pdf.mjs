// Reads PDFs with pdf.js and prints their contents as JSON: node print-pdf.mjs FILE...
// A separate program, because Jest can't load pdf.js, an ES module.
import { readFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

async function readPdf(file) {
  const pdf = await getDocument({
    data: new Uint8Array(readFileSync(file)),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  }).promise
  const { info, metadata } = await pdf.getMetadata()
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number))
  return {
    info,
    metadataTitle: metadata?.get('dc:title'),
    markInfo: await pdf.getMarkInfo(),
    viewerPreferences: await pdf.getViewerPreferences(),
    outline: simpleOutline(await pdf.getOutline()),
    pages,
  }
}

async function readPage(pdf, number) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  await page.getOperatorList()
  const fonts = [...new Set(items.flatMap(({ fontName }) => fontName ?? []))].map((name) => {
    const { name: fullName, missingFile } = page.commonObjs.get(name)
    return { name: fullName, isEmbedded: !missingFile }
  })
  return {
    size: page.view.slice(2),
    texts: textsOf(items),
    fonts,
    links: (await page.getAnnotations()).map(({ url }) => url),
    structure: simpleStructure(await page.getStructTree()),
  }
}

/** The text pieces with position, whether they are decoration, and whether a line ends. */
function textsOf(items) {
  const open = []
  const texts = []
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop()
    else if (item.type) open.push(item.tag)
    else if (item.str) {
      const [, , , , x, y] = item.transform
      const isArtifact = open.includes('Artifact')
      texts.push({ text: item.str, x, y, width: item.width, isArtifact, isTagged: open.length > 0 })
    }
    const endsLine = item.hasEOL || item.type === 'endMarkedContent'
    if (endsLine && texts.length > 0) texts.at(-1).endsLine = true
  }
  return texts
}

/** The elements as { role, alt, children }, without their page content. */
function simpleStructure(node) {
  const children = node?.children?.filter(({ role }) => role).map(simpleStructure)
  return { role: node?.role, alt: node?.alt, children }
}

const simpleOutline = (items) =>
  items?.map(({ title, items: below }) => ({ title, items: simpleOutline(below) }))

const read = []
for (const file of process.argv.slice(2)) read.push(await readPdf(file))
process.stdout.write(JSON.stringify(read))

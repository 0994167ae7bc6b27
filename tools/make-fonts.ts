/**
 * Builds the site's fonts from the variable Archivo in @fontsource-variable/archivo, and prints metrics for a
 * fallback face. Run `npx tsx tools/make-fonts.ts` by hand after that package changes. The results are
 * committed, so builds never need it.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'

const packageFolder = path.dirname(require.resolve('@fontsource-variable/archivo/package.json'))
const webFolder = path.resolve('static/fonts')
const buildFolder = path.resolve('packages/tagged-pdf/fonts')

/** The file that names the web font. */
const fontModule = 'src/lib/heading-font.ts'

/** The package's two upright files, both with weight and width axes. */
const sources = {
  latin: 'archivo-latin-wdth-normal',
  ext: 'archivo-latin-ext-wdth-normal',
} as const

/** The instances the site uses: one for headings, two for text in PDFs and images. */
const instances = {
  'archivo-expanded-800': { wght: 800, wdth: 125 },
  'archivo-400': { wght: 400, wdth: 100 },
  'archivo-700': { wght: 700, wdth: 100 },
} as const

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Basic Latin characters that no heading has. */
const unusedCharacters = /[<>[\\\]^_`{|}~]/g

/**
 * Characters of web headings: Basic Latin, Latin-1 letters, and punctuation. The rarer ones of both (~, ¤, ¬,
 * ¶, …) would cost 1.5 KB; they fall back to the system's sans.
 */
const webCharacters = `${range(0x20, 0x7e).replace(unusedCharacters, '')}${range(0xc0, 0xff)}\u00a0–—‘’“”…•·°¡¿£€½′″`

function readSource(part: keyof typeof sources): Buffer {
  return readFileSync(path.join(packageFolder, 'files', `${sources[part]}.woff2`))
}

function write(folder: string, name: string, content: Buffer): void {
  writeFileSync(path.join(folder, name), content)
  console.log(`${path.relative('.', path.join(folder, name))}: ${content.length} bytes`)
}

async function makeWebFont(): Promise<Buffer> {
  const font = await subsetFont(readSource('latin'), webCharacters, {
    targetFormat: 'woff2',
    variationAxes: instances['archivo-expanded-800'],
    keepFeatures: ['kern'],
    noHinting: true,
    dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'],
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const name = `archivo-expanded-800-${hash}.woff2`
  for (const older of readdirSync(webFolder)) rmSync(path.join(webFolder, older))
  write(webFolder, name, font)
  const text = readFileSync(fontModule, 'utf8')
  writeFileSync(fontModule, text.replace(/archivo-expanded-800-[0-9a-f]+\.woff2/, name))
  return font
}

async function makeBuildFonts(): Promise<void> {
  for (const [name, variationAxes] of Object.entries(instances)) {
    for (const part of ['latin', 'ext'] as const) {
      const source = readSource(part)
      const font = await subsetFont(source, allCharacters(source), {
        targetFormat: 'truetype',
        variationAxes,
        keepFeatures: ['kern'],
        noHinting: true,
      })
      write(buildFolder, part === 'latin' ? `${name}.ttf` : `${name}-ext.ttf`, font)
    }
  }
}

function allCharacters(font: Buffer): string {
  return String.fromCodePoint(...openFont(font).characterSet)
}

/** Opens a single-face font file. A collection would mean another package. */
function openFont(font: Buffer): fontkit.Font {
  const opened = fontkit.create(font)
  if (opened.type === 'TTC' || opened.type === 'DFont') throw new Error('Expected a single face.')
  return opened
}

/** Typical headings, whose average character width sets the fallbacks'. */
const sample =
  'Train Smart. Build Strong. We Do Fitness Differently. Featured Workouts. Success Stories. ' +
  'From The Blog. The right load, at the right time. Calisthenics Mastery, Full Body Reload, ' +
  'Strength Training for Beginners: What to Do in the First 12 Weeks. Weekly Progression'

/** Widths of the sample in faces that systems have, at 1 px, kerned as browsers do. */
const systemWidths = (): Record<string, number> => ({
  // No file of it may be shared. From the widths that the package anafanafo 2.0 has for 10 px.
  'Verdana Bold': 149.63,
  // pdfkit has the widths of Helvetica Bold, which Arial Bold matches.
  'Arial Bold': new PDFDocument().font('Helvetica-Bold', 1).widthOfString(sample),
  'Roboto Bold': widthOf(
    openFont(
      readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2')),
    ),
  ),
})

const widthOf = (face: fontkit.Font) => face.layout(sample).advanceWidth / face.unitsPerEm

/** Prints overrides that give the faces of systems the heading face's metrics. */
function printFallbacks(webFont: Buffer): void {
  const face = openFont(webFont)
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  for (const [name, width] of Object.entries(systemWidths())) {
    const sizeAdjust = widthOf(face) / width
    const perEm = (units: number) => percent(units / face.unitsPerEm / sizeAdjust)
    console.log(
      `${name}: size-adjust:${percent(sizeAdjust)};ascent-override:${perEm(face.ascent)};` +
        `descent-override:${perEm(-face.descent)};line-gap-override:${perEm(face.lineGap)}`,
    )
  }
}

async function makeFonts(): Promise<void> {
  mkdirSync(webFolder, { recursive: true })
  mkdirSync(buildFolder, { recursive: true })
  const webFont = await makeWebFont()
  await makeBuildFonts()
  copyFileSync(path.join(packageFolder, 'LICENSE'), path.join(buildFolder, 'OFL.txt'))
  printFallbacks(webFont)
}

makeFonts()

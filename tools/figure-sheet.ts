import { contentFolder } from '../src/content/content-folder'
import { drawSheets } from './lib/figure-sheet'

/** Draws all figures and faults on sheets, for docs/figures: npx tsx tools/figure-sheet.ts. */
drawSheets(contentFolder()).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

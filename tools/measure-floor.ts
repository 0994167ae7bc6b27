// Builds an empty Gatsby page and compares its JavaScript with tools/budget/floor.json, from which the budgets of
// all pages start: `tsx tools/measure-floor.ts`, or with `--write` to write the number down.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { javascriptOfEmptySite } from './budget/empty-site'
import floor from './budget/floor.json'
import { launchOptions } from './budget/started-page'

/** How far the number may be off before it has to be written anew. */
const TOLERANCE = 0.02

async function main() {
  const browser = await chromium.launch(launchOptions())
  const js = await javascriptOfEmptySite(browser).finally(() => browser.close())
  console.log(`An empty Gatsby page loads ${js} bytes of JavaScript; the budgets say ${floor.js}.`)
  if (process.argv.includes('--write')) {
    writeFileSync('tools/budget/floor.json', `${JSON.stringify({ js })}\n`)
  } else if (Math.abs(js - floor.js) > TOLERANCE * floor.js) {
    console.error('That is too far off: run `npx tsx tools/measure-floor.ts --write`.')
    process.exitCode = 1
  }
}

main()

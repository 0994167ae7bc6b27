// Compares the JavaScript of an empty Gatsby page with tools/budget/floor.json, on which all budgets are
// based: `tsx tools/measure-floor.ts`, or with `--write` to update the file.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { javascriptOfEmptySite } from './budget/empty-site'
import floor from './budget/floor.json'
import { launchOptions } from './budget/hydrated-page'

/** Relative drift allowed before the number needs an update. */
const TOLERANCE = 0.02

async function main() {
  const browser = await chromium.launch(launchOptions())
  const js = await javascriptOfEmptySite(browser).finally(() => browser.close())
  console.log(`An empty Gatsby page loads ${js} bytes of JavaScript; the budgets say ${floor.js}.`)
  if (process.argv.includes('--write')) {
    writeFileSync('tools/budget/floor.json', `${JSON.stringify({ js })}\n`)
  } else if (Math.abs(js - floor.js) > TOLERANCE * floor.js) {
    console.error('The budgets are out of date: run `npx tsx tools/measure-floor.ts --write`.')
    process.exitCode = 1
  }
}

main()

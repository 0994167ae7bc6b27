import type { ContentFile } from '../../../packages/content-validation'
import { type BrandColors, siteColors } from '../../lib/colors'
import { contrast, mix, toContrast } from '../../lib/contrast'
import type { Check, ContentFiles } from '../content-files'
import type { SiteSettings } from '../schema/site'
import { colorsIn, inTextColor } from '../svg-drawing'

/** Least contrasts: of long texts, of the white words on buttons (WCAG 2.2), and of a band beside another. */
const LEAST = { text: 10, button: 4.5, band: 1.5, shape: 3 }

const rounded = (ratio: number) => ratio.toFixed(1)

type SiteFile = ContentFile<SiteSettings>

/** Flags colors in which texts or buttons are too faint to read. */
function checkColors(site: SiteFile, { dark, light, accent }: BrandColors) {
  const text = contrast(dark, light)
  if (text < LEAST.text) {
    const darker = toContrast(dark, light, LEAST.text, '#000000')
    site.report(
      ['colors', 'dark'],
      `Found ${dark}; text in it on ${light} is too faint, ${rounded(text)} to 1, and needs ${LEAST.text} to 1: write a darker color, such as ${darker}, or a lighter "light".`,
    )
  }
  const button = contrast(accent, '#ffffff')
  if (button < LEAST.button)
    site.report(
      ['colors', 'accent'],
      `Found ${accent}; white words on it are too faint, ${rounded(button)} to 1, and buttons need ${LEAST.button} to 1: write a darker color, such as ${toContrast(accent, '#ffffff', LEAST.button, mix(accent, '#000000', 0.9))}.`,
    )
  const band = contrast(accent, dark)
  if (band < LEAST.band)
    site.warn(
      ['colors', 'accent'],
      `Found ${accent}; beside ${dark} it can hardly be told apart (${rounded(band)} to 1), so write a lighter or brighter color.`,
    )
}

/** Flags a drawing that is missing, or that cannot be seen on one of the two grounds it stands on. */
function checkDrawings(site: SiteFile, { drawings, drawingFiles, folder }: ContentFiles) {
  for (const field of ['mark', 'icon'] as const) {
    const name = site.fields[field]
    if (name && !drawingFiles.includes(name))
      site.report(
        [field],
        `There is no file "${name}" in ${folder}; put it there, or delete this line.`,
      )
  }
  const mark = drawings.get(site.fields.mark ?? '')
  const { ink: dark, paper: light } = siteColors(site.fields.colors)
  for (const color of mark ? colorsIn(inTextColor(mark)) : []) {
    if (!/^#[0-9a-f]{3}([0-9a-f]{3})?$/.test(color)) continue
    const [ground, ratio] =
      contrast(color, dark) < contrast(color, light)
        ? (['dark', contrast(color, dark)] as const)
        : (['light', contrast(color, light)] as const)
    if (ratio < LEAST.shape)
      site.warn(
        ['mark'],
        `The mark has ${color}, which is too faint on the ${ground} ground of the menu (${rounded(ratio)} to 1, and 3 to 1 is needed); write "currentColor" in its place, which is light on dark and dark on light.`,
      )
  }
}

/** Checks that the brand can be read and seen, that visitors can reach the coach, and what the banner asks. */
export const checkBrand: Check = ({ files, placeOf }) => {
  const { site, drawingFiles, folder } = files
  if (!site) return
  const { colors, mark, icon, home, analytics, cookieBanner } = site.fields
  if (colors) checkColors(site, colors)
  checkDrawings(site, files)
  for (const name of drawingFiles)
    if (name !== mark && name !== icon)
      placeOf(`${folder}/${name}`).warn(
        [],
        'No page shows this drawing; name it as "mark" or "icon" in site.json, or delete it.',
      )
  if (home?.image && !home.imageAlt)
    site.report(['home', 'imageAlt'], 'The field is missing; say what the photograph shows.')
  if (
    site.writtenFields.length > 0 &&
    !site.writtenFields.some((field) => field === 'email' || field === 'whatsapp')
  )
    site.report(
      [],
      'There is neither an email nor a WhatsApp number; write one of the two, so that visitors can reach you.',
    )
  if (analytics && cookieBanner === false)
    site.report(
      ['cookieBanner'],
      `Found false, but ${analytics.service} may load only after a visitor agrees; delete this line, or "analytics".`,
    )
  if (analytics?.service === 'Matomo' && !analytics.attributes?.['data-site-id'])
    site.report(
      ['analytics', 'attributes'],
      'Matomo needs the number of your site; write { "data-site-id": "1" }.',
    )
  if (analytics?.service === 'Google Analytics' && !/[?&]id=G-/.test(analytics.script))
    site.report(
      ['analytics', 'script'],
      `Found "${analytics.script}"; it must end in your number, such as ?id=G-ABC123.`,
    )
}

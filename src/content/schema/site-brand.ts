import { z } from 'zod'
import { field, flag, matching, oneLine, optionalField } from '../../../packages/content-validation'

const drawing = () =>
  matching(
    /^[a-z0-9-]+\.svg$/,
    'must be the name of an SVG file in the content folder, in lower case',
  )

const color = () =>
  matching(/^#[0-9a-f]{6}$/i, 'must be # and six digits or letters a to f, such as #10161b')

/** How the brand looks. */
export const brandFields = {
  mark: optionalField(
    drawing(),
    'the mark beside the name: an SVG file in this folder, in one color; without it, the name stands alone',
    'mark.svg',
  ),
  icon: optionalField(
    drawing(),
    'a square SVG file for tabs and home screens; without it, they show the mark, or the first letter of the name',
    'icon.svg',
  ),
  colors: optionalField(
    z.strictObject({
      dark: field(color(), 'text, and the dark bands', '#10161b'),
      light: field(color(), 'the page, and text on dark bands', '#f6f3ec'),
      accent: field(color(), 'buttons, and the bands below the dark ones', '#c2361c'),
    }),
    'the colors of the brand, from which light and dark scheme, icons, previews and PDFs follow',
  ),
  loadLine: flag(
    'false leaves out the drawing of a ship’s load line at the top of pages, on previews and on icons; default: true',
  ),
}

/** Words of the site's own that a brand may change, each with what stands without it. */
export const standardWords = {
  pillars: 'We Do Fitness Differently',
  featured: 'Featured Workouts',
  stories: 'Success Stories',
  blog: 'From The Blog',
  newsletter: 'One useful email a week',
  newsletterText: 'Get weekly workouts, exclusive guides, and progress hacks.',
  stayUpdated: 'Stay Updated',
  creator: 'The Creator',
  years: 'years of experience',
  clients: 'clients helped',
  method: 'The Method',
  contact:
    'Tell us what you train for, what equipment you have, and how many evenings a week are free.',
  write: 'Write a message',
  coach: 'Talk to a Coach',
  coachText: 'The quickest way. Ask anything about a plan, or whether coaching is for you.',
  location: 'Based online. Available worldwide.',
}

const places: Record<keyof typeof standardWords, string> = {
  pillars: 'home: above the three pillars',
  featured: 'home: above the featured plans',
  stories: 'home: above the testimonials',
  blog: 'home: above the latest articles',
  newsletter: 'home: above the newsletter form',
  newsletterText: 'home and footer: what the newsletter brings',
  stayUpdated: 'footer: above the newsletter form',
  creator: 'about: above your text',
  years: 'about: below the first number',
  clients: 'about: below the second number',
  method: 'about: above the three parts',
  contact: 'contact: the sentence below the title',
  write: 'contact: above the form',
  coach: 'contact: above the chat button',
  coachText: 'contact: the sentence above the chat button',
  location: 'contact: where you coach',
}

const words = Object.fromEntries(
  Object.entries(places).map(([key, place]) => [
    key,
    optionalField(oneLine(200), place, standardWords[key as keyof typeof standardWords]),
  ]),
) as Record<keyof typeof standardWords, z.ZodOptional<z.ZodString>>

export const wordsField = optionalField(
  z.strictObject(words),
  'headings and sentences of your own, each in place of the example shown',
)

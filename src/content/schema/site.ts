import { z } from 'zod'
import { field, flag, matching, oneLine, optionalField } from '../../../packages/content-validation'
import { units } from '../../../packages/progression'
import { brandFields, wordsField } from './site-brand'
import { consentFields } from './site-consent'
import { contactFields } from './site-contact'
import { aboutSchema, homeSchema } from './site-texts'

/** All brand settings: content/site.json. */
export const siteSchema = z
  .strictObject({
    name: oneLine(60, 'the name of the brand', 'Loadline'),
    sample: flag(
      'true for a sample site: the footer and the about page then say that its people, stories and prices are invented; without it, the content check names every sample that is left',
    ),
    url: field(
      matching(
        /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
        'must be https:// and the domain, without a trailing slash',
      ),
      'where the site is published',
      'https://loadline.example',
    ),
    tagline: oneLine(300, 'what the footer says about the brand', 'Train Smart. Build Strong.'),
    description: oneLine(
      300,
      'what search results show for the home page',
      'Structured training plans and plain-spoken coaching articles.',
    ),
    author: oneLine(80, 'the author of articles that name none', 'Loadline Coaching'),
    ...brandFields,
    copyrightYear: field(z.int().min(1990).max(2100), 'the year in the copyright line', 2025),
    agency: optionalField(
      z.strictObject({
        name: oneLine(80, "the agency's name", 'Plimsoll Studio'),
        url: field(
          matching(/^https:\/\/[^\s/]+\S*$/, 'must be an https address'),
          "the agency's website",
          'https://plimsoll-studio.example',
        ),
      }),
      'who made the site, credited in the footer; without it, nobody is',
    ),
    ...contactFields,
    socials: field(
      z
        .array(
          z.strictObject({
            network: oneLine(30, 'the network', 'Instagram'),
            url: field(
              matching(
                /^(#|https:\/\/[^\s/]+\S*)$/,
                'must be an https address, or # if there is none yet',
              ),
              'the https address of the profile, or # if there is none yet',
              '#',
            ),
          }),
        )
        .max(8),
      'the social networks; [] for none',
    ),
    ...consentFields,
    imageHost: field(
      matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be only a domain, without https:// or slashes'),
      'the only host allowed for pictures with a web address',
      'images.unsplash.com',
    ),
    extraTags: optionalField(z.array(oneLine(40)), 'extra tags for articles, without repeats', [
      'Mobility',
    ]),
    units: optionalField(
      z.enum(units),
      'the unit for weights until a visitor chooses; default: kg',
      'kg',
    ),
    offline: flag(
      'false turns off offline plans and removes their stored copies from every browser; default: true',
    ),
    safety: optionalField(
      z.strictObject({
        title: oneLine(60, 'its heading', 'Before you start'),
        emergency: oneLine(
          400,
          'what needs help right away',
          'Chest pain, fainting, sudden trouble breathing, or a heartbeat that races on: call your emergency number.',
        ),
        stop: oneLine(400, 'when to stop a session', 'Stop for sharp pain, dizziness or numbness.'),
        doctor: oneLine(
          400,
          'who should ask a doctor first',
          'Pregnant, or a heart condition: ask a doctor before you start.',
        ),
      }),
      'the safety block shown with every plan, its PDF and its sessions',
    ),
    words: wordsField,
    home: homeSchema,
    about: aboutSchema,
  })
  .meta({ title: 'Site settings', description: 'everything specific to one brand' })

export type SiteSettings = z.infer<typeof siteSchema>

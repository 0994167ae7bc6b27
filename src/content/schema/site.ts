import { z } from 'zod'
import { units } from '../../lib/vocabulary'
import { aboutSchema, homeSchema } from './site-texts'
import { line, phone } from './text'

const origin = () =>
  z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
      'must be https:// and the domain, without a slash at the end',
    )

/** Everything that belongs to one brand: content/site.json. */
export const siteSchema = z
  .strictObject({
    name: line(60).meta({ description: 'the name of the brand', examples: ['Loadline'] }),
    url: origin().meta({
      description: 'where the site is published',
      examples: ['https://loadline.example'],
    }),
    tagline: line(300).meta({
      description: 'what the footer says about the brand',
      examples: ['Train Smart. Build Strong.'],
    }),
    description: line(300).meta({
      description: 'what search results say about the home page',
      examples: ['Structured training plans and plain-spoken coaching articles.'],
    }),
    author: line(80).meta({
      description: 'the author of articles that name none',
      examples: ['Loadline Coaching'],
    }),
    copyrightYear: z
      .int()
      .min(1990)
      .max(2100)
      .meta({ description: 'the year of the copyright line', examples: [2025] }),
    agency: z
      .strictObject({
        name: line(80).meta({ description: "the agency's name", examples: ['Plimsoll Studio'] }),
        url: z
          .string()
          .regex(/^https:\/\/[^\s/]+\S*$/, 'must be an https address')
          .meta({
            description: "the agency's website",
            examples: ['https://plimsoll-studio.example'],
          }),
      })
      .meta({ description: 'who made the site, credited in the footer' }),
    whatsapp: z
      .strictObject({
        business: phone().meta({
          description: 'the number behind the round button, with + and the country code',
          examples: ['+1 202 555 0142'],
        }),
        coach: phone().meta({
          description: 'the number behind Chat on WhatsApp on the contact page',
          examples: ['+1 202 555 0187'],
        }),
        greeting: line(300).meta({
          description: 'the message that is typed in already',
          examples: ['Hi, I would like to talk about training.'],
        }),
      })
      .meta({ description: 'where WhatsApp chats go' }),
    socials: z
      .array(
        z.strictObject({
          network: line(30).meta({ description: 'the network', examples: ['Instagram'] }),
          url: z
            .string()
            .regex(
              /^(#|https:\/\/[^\s/]+\S*)$/,
              'must be an https address, or # while there is none',
            )
            .meta({
              description: 'the https address of the profile, or # while there is none',
              examples: ['#'],
            }),
        }),
      )
      .max(8)
      .meta({ description: 'the social networks; [] for none' }),
    forms: z.enum(['none', 'netlify']).meta({
      description: 'who receives the forms; with none nothing is sent, and the site says so',
      examples: ['none'],
    }),
    imageHost: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain alone, without https:// and slashes')
      .meta({
        description: 'the only host that pictures with a web address may come from',
        examples: ['images.unsplash.com'],
      }),
    extraTags: z
      .array(line(40))
      .meta({
        description: 'tags for articles beside the known ones, each once',
        examples: [['Mobility']],
      })
      .optional(),
    units: z
      .enum(units)
      .meta({
        description: 'the unit in which weights are shown until a visitor chooses; kg without it',
        examples: ['kg'],
      })
      .optional(),
    offline: z
      .boolean()
      .meta({
        description:
          'false switches off that plans open without a network, and takes what is kept for it out of every browser; true without this field',
        examples: [true],
      })
      .optional(),
    safety: z
      .strictObject({
        title: line(60).meta({ description: 'its heading', examples: ['Before you start'] }),
        emergency: line(300).meta({
          description: 'what needs help at once',
          examples: ['Chest pain, fainting, or sudden trouble breathing needs emergency care now.'],
        }),
        stop: line(400).meta({
          description: 'when to stop a session',
          examples: ['Stop for sharp pain, dizziness or numbness.'],
        }),
        doctor: line(400).meta({
          description: 'who asks a doctor first',
          examples: ['Pregnant, or a heart condition: ask a doctor before you start.'],
        }),
      })
      .meta({ description: 'the one safety block that every plan, its PDF and its sessions show' })
      .optional(),
    home: homeSchema,
    about: aboutSchema,
  })
  .meta({ title: 'Site settings', description: 'everything that belongs to one brand' })

export type SiteSettings = z.infer<typeof siteSchema>

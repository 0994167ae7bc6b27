import { z } from 'zod'
import { field, oneLine, optionalField } from '../../../packages/content-validation'
import { image, imageAlt } from './site-fields'

/** A title with a short text: a pillar of the home page or a part of the method. */
const titledText = z.strictObject({
  title: oneLine(60, 'the title', 'Structure'),
  text: oneLine(400, 'one or two sentences', 'Every week says what changes and why.'),
})

const paragraphList = () => z.array(oneLine(1500)).min(1)

/** The fields of a section of the about pages. */
const section = (title: string, text: string) => ({
  title: oneLine(100, 'the title', title),
  text: field(paragraphList(), text),
})

export const homeSchema = field(
  z.strictObject({
    headline: oneLine(100, 'the large headline', 'Train Smart. Build Strong.'),
    lead: oneLine(
      300,
      'the sentence below it',
      'Structured plans, real guidance, and a system that fits your life.',
    ),
    offer: optionalField(
      oneLine(120),
      'what visitors get, in one line above it; {plans} becomes the number of plans',
      '{plans} free training plans. No account.',
    ),
    image: optionalField(
      image(),
      'a photograph at the top of the home page, instead of the load line: an https address on the image host, or the name of a file beside site.json',
      'coach.jpg',
    ),
    imageAlt: optionalField(imageAlt(), 'what that photograph shows', 'A coach beside a rack'),
    pillars: field(z.array(titledText).length(3), 'what sets the brand apart: exactly three'),
  }),
  'the texts of the home page',
)

export const aboutSchema = field(
  z.strictObject({
    title: oneLine(100, 'the title of the page', 'The right load, at the right time'),
    mission: field(paragraphList(), 'the mission, one entry per paragraph'),
    creator: field(
      z.strictObject({
        years: oneLine(12, 'years of experience', '5+'),
        clients: oneLine(12, 'clients helped', '1000+'),
        text: field(paragraphList(), 'who the coach is, one entry per paragraph'),
        image: image(),
        imageAlt: imageAlt(),
      }),
      'The Creator',
    ),
    method: field(z.array(titledText).length(3), 'The Method: exactly three parts'),
    name: field(
      z.strictObject(section('Behind the Name', 'the story, one entry per paragraph')),
      'the story of the name',
    ),
    team: optionalField(
      z.strictObject(section('Who stands behind it', 'who the team is, one entry per paragraph')),
      'who writes and reviews the articles; articles link to it',
    ),
    certainty: optionalField(
      z.strictObject({
        ...section('How sure we are', 'what it is about, one entry per paragraph'),
        parts: optionalField(
          z.array(z.strictObject(section('How we read studies', 'one entry per paragraph'))),
          'further sections of the page, below the words',
        ),
        grades: field(
          z.array(titledText).min(2).max(5),
          'the words articles use, most certain first',
        ),
      }),
      'the page /how-sure-we-are, which explains the words for certainty; articles link to it',
    ),
  }),
  'the texts of the about page',
)

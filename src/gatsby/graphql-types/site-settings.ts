/**
 * The GraphQL types of site.json, testimonials.json and redirects.json in `content`. A test compares them
 * with the content schemas.
 */
export const siteSettingsTypes = /* GraphQL */ `
  """
  Everything brand-specific: content/site.json
  """
  type SiteSettings implements Node @dontInfer {
    name: String!
    "Address of the site on the web, without a slash at its end."
    url: String!
    tagline: String!
    description: String!
    "Author shown on articles that name none."
    author: String!
    copyrightYear: Int!
    agency: Agency!
    whatsapp: WhatsappSettings!
    socials: [SocialLink!]!
    "Who receives the forms: 'none' or 'netlify'."
    forms: String!
    imageHost: String!
    "Tags for articles beside the known ones."
    extraTags: [String!]
    "The unit in which weights are shown until a visitor chooses; kg without it."
    units: String
    "The one safety block of all plans."
    safety: SafetyTexts
    home: HomeTexts!
    about: AboutTexts!
  }

  "When to stop, when to call for help, who asks a doctor first."
  type SafetyTexts {
    title: String!
    emergency: String!
    stop: String!
    doctor: String!
  }

  "Who made the site, credited in the footer."
  type Agency {
    name: String!
    url: String!
  }

  "Phone numbers as people write them."
  type WhatsappSettings {
    "Behind the round button on every page."
    business: String!
    "Behind 'Chat on WhatsApp' on the contact page."
    coach: String!
    "What a chat starts with."
    greeting: String!
  }

  "One social network; '#' where there is no profile yet."
  type SocialLink {
    network: String!
    url: String!
  }

  "A heading with a short text under it."
  type TitledText {
    title: String!
    text: String!
  }

  "The home page's own words."
  type HomeTexts {
    headline: String!
    lead: String!
    pillars: [TitledText!]!
  }

  "The about page's own words."
  type AboutTexts {
    title: String!
    mission: [String!]!
    creator: CreatorTexts!
    method: [TitledText!]!
    name: NameTexts!
    team: TeamTexts
    certainty: CertaintyTexts
  }

  "Who writes and reviews the articles."
  type TeamTexts {
    title: String!
    text: [String!]!
  }

  "What the words for how sure something is mean."
  type CertaintyTexts {
    title: String!
    text: [String!]!
    grades: [TitledText!]!
  }

  "The Creator: claims, story and portrait."
  type CreatorTexts {
    years: String!
    clients: String!
    text: [String!]!
    image: String!
    imageAlt: String!
    picture: ContentImage!
  }

  "Behind the Name."
  type NameTexts {
    title: String!
    text: [String!]!
  }

  """
  What a client said: content/testimonials.json
  """
  type Testimonial implements Node @dontInfer {
    quote: String!
    name: String!
    achievement: String!
    duration: String!
  }

  """
  A moved address: content/redirects.json
  """
  type Redirect implements Node @dontInfer {
    from: String!
    to: String!
  }
`

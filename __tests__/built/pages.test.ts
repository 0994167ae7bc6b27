import { whatsappUrl } from '../../src/forms/model/whatsapp'
import { articlePath, planPath, planWeekPath } from '../../src/lib/paths'
import { placeholderPlan } from '../../src/plan/model/placeholder-plan'
import { articles, plans, site, some } from '../browser/support/content'
import { hrefOf, main, openPage, part, region, textsOf } from './support/open-page'

const article = some(articles, () => true)
const plan = some(plans, ({ program }) => program !== undefined)
const h1 = () => main().getByRole('heading', { level: 1 })

const lookUp = [
  ['Guides', '/guides'],
  ['Exercises', '/exercises'],
  ['Calculators', '/tools'],
  ['Favorites', '/saved'],
  ['Search', '/search'],
  ['When It Is Serious', '/emergency'],
  ['Privacy', '/privacy'],
] as const

describe('Screens and routes (section 2)', () => {
  test.each([
    ['/', 'Home', site.home.headline],
    ['/about', 'About', site.about.title],
    ['/blog', 'Blog list', 'Blog'],
    [articlePath(article.slug), 'Blog article', article.title],
    ['/workouts', 'Workouts list', 'Workouts'],
    [planPath(plan.id), 'Workout detail', plan.title],
    ['/contact', 'Contact', 'Contact'],
  ])('%s: %s', async (route, _, heading) => {
    expect(await openPage(route)).toBe(200)
    expect(textsOf([h1()])).toEqual([heading])
    expect(document.title).toContain(site.name)
  })

  test.each([
    '/nowhere',
    '/workouts/a/b/c',
    '/blog/page/999',
    '/about/us',
    planWeekPath(plan.id, 99),
  ])('*: 404 page (%s)', async (address) => {
    expect(await openPage(address)).toBe(404)
    expect(textsOf([h1()])).toEqual(['404: Page Not Found'])
  })
})

describe('Shared layout (section 2)', () => {
  beforeAll(() => openPage('/contact'))

  test('Links: Home (/), About (/about), Blog (/blog), Workouts (/workouts), and a Contact Us button (/contact). The brand mark links to /. The link of the current route is highlighted.', () => {
    const links = part('navigation', 'Main').getAllByRole('link')
    expect(links.map((link) => [...textsOf([link]), hrefOf(link)])).toEqual([
      [site.name, '/'],
      // The search icon sits beside them.
      ['', '/search'],
      ['Home', '/'],
      ['About', '/about'],
      ['Blog', '/blog'],
      ['Workouts', '/workouts'],
      ['Contact Us', '/contact'],
      // In the folded menu only.
      ...lookUp,
    ])
    expect(textsOf([...document.querySelectorAll('nav [aria-current]')])).toEqual(['Contact Us'])
  })

  test('Footer: brand mark, the tagline, three social icon links (placeholder targets) and Quick Links (Home, About, Blog, Workouts, Contact).', () => {
    const footer = part('contentinfo')
    expect(hrefOf(footer.getByRole('link', { name: site.name }))).toBe('/')
    expect(footer.getByText(site.tagline)).toBeTruthy()
    expect(site.socials).toHaveLength(3)
    for (const { network, url } of site.socials) {
      expect(hrefOf(footer.getByRole('link', { name: network }))).toBe(url)
    }
    const quickLinks = part('navigation', 'Quick Links').getAllByRole('link')
    expect(textsOf(quickLinks)).toEqual(['Home', 'About', 'Blog', 'Workouts', 'Contact'])
    expect(quickLinks.map(hrefOf)).toEqual(['/', '/about', '/blog', '/workouts', '/contact'])
  })

  test('A second footer group has what people look up.', () => {
    const links = part('navigation', 'Look Up').getAllByRole('link')
    expect(links.map((link) => [...textsOf([link]), hrefOf(link)])).toEqual([...lookUp])
  })

  test("A 'Stay Updated' block with the text 'Get weekly workouts, exclusive guides, and progress hacks.', an email input with placeholder 'Email address' and a Subscribe button.", () => {
    const block = region('Stay Updated')
    expect(
      block.getByText('Get weekly workouts, exclusive guides, and progress hacks.'),
    ).toBeTruthy()
    const field = block.getByRole('textbox', { name: 'Email address' })
    expect(field).toHaveAttribute('placeholder', 'Email address')
    expect(field).toHaveAttribute('type', 'email')
    expect(block.getByRole('button', { name: 'Subscribe' })).toBeTruthy()
  })

  test('The copyright line shows year 2025 and credits a design agency with an external link.', () => {
    expect(site.copyrightYear).toBe(2025)
    const footer = part('contentinfo')
    expect(footer.getByText(new RegExp(`© 2025 ${site.name}`))).toBeTruthy()
    const credit = footer.getByRole('link', { name: new RegExp(site.agency?.name ?? '') })
    expect(hrefOf(credit)).toBe(site.agency?.url)
    expect(credit).toHaveAttribute('target', '_blank')
    expect(credit.getAttribute('rel')).toContain('noopener')
  })
})

describe('About (section 2)', () => {
  beforeAll(() => openPage('/about'))

  test('Mission statement', () => {
    for (const paragraph of site.about.mission) expect(main().getByText(paragraph)).toBeTruthy()
  })

  test("'The Creator' (claims 5+ years of experience and 1000+ clients helped)", () => {
    const creator = region('The Creator')
    expect(textsOf(creator.getAllByRole('term'))).toEqual(['years of experience', 'clients helped'])
    expect(textsOf(creator.getAllByRole('definition'))).toEqual(['5+', '1000+'])
    expect(creator.getByRole('img', { name: site.about.creator.imageAlt })).toBeTruthy()
  })

  test("'The Method' (Train Smart, Eat to Win, Track & Evolve)", () => {
    const parts = region('The Method').getAllByRole('heading', { level: 3 })
    expect(textsOf(parts)).toEqual(['Train Smart', 'Eat to Win', 'Track & Evolve'])
  })

  test("'Behind the Name'", () => {
    const section = region('Behind the Name')
    for (const paragraph of site.about.name.text) expect(section.getByText(paragraph)).toBeTruthy()
  })
})

describe('Contact (section 2)', () => {
  beforeAll(() => openPage('/contact'))

  test("Form with Name, Email, Subject and Message fields and a 'Send Message' button.", () => {
    const form = region('Write a message')
    const fields = ['Name', 'Email', 'Subject', 'Message'].map((name) => form.getByLabelText(name))
    expect(fields[1]).toHaveAttribute('type', 'email')
    expect(form.getByRole('button', { name: 'Send Message' })).toBeTruthy()
  })

  test("'Talk to a Coach' card with a 'Chat on WhatsApp' button that opens a chat link for a fixed coach number in a new tab.", () => {
    const chat = region('Talk to a Coach').getByRole('link', { name: /^Chat on WhatsApp/ })
    const { coach = '', greeting } = site.whatsapp ?? { greeting: '' }
    expect(hrefOf(chat)).toBe(whatsappUrl(coach, greeting))
    expect(hrefOf(chat)).toContain(`/${coach.replace(/\D/g, '')}?`)
    expect(chat).toHaveAttribute('target', '_blank')
  })

  test("Location card: 'Based online. Available worldwide.'", () => {
    expect(region('Location').getByText('Based online. Available worldwide.')).toBeTruthy()
  })

  test('Follow Us: three social icons with placeholder links.', () => {
    const icons = region('Follow Us').getAllByRole('link')
    expect(textsOf(icons)).toEqual(site.socials.map(({ network }) => network))
    expect(icons.map(hrefOf)).toEqual(['#', '#', '#'])
  })
})

describe('Photographs', () => {
  test.each(['/blog', '/workouts', articlePath(article.slug), planPath(plan.id)])(
    'load eagerly in the first view and lazily elsewhere: %s',
    async (address) => {
      await openPage(address)
      const [first, ...others] = document.querySelectorAll<HTMLElement>('main img')
      expect(first).toHaveAttribute('fetchpriority', 'high')
      expect(first).toHaveAttribute('loading', 'eager')
      for (const other of others) expect(other).toHaveAttribute('loading', 'lazy')
      const preconnect = document.head.querySelector('link[rel=preconnect]')
      expect(hrefOf(preconnect ?? undefined)).toBe(new URL(first?.getAttribute('src') ?? '').origin)
    },
  )
})

describe('404 page (section 2)', () => {
  beforeAll(() => openPage('/no/such/page'))

  test("'404', 'Page Not Found', 'The page you're looking for doesn't exist or has been moved. Let's get you back to training!'.", () => {
    expect(main().getByText('404')).toBeTruthy()
    expect(
      main().getByText(
        "The page you're looking for doesn't exist or has been moved. Let's get you back to training!",
      ),
    ).toBeTruthy()
  })

  test('Buttons Back to Home (/) and Browse Blog (/blog); quick links to Workouts, About and Contact.', () => {
    for (const [name, address] of [
      ['Back to Home', '/'],
      ['Browse Blog', '/blog'],
      ['Workouts', '/workouts'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ] as const) {
      expect(hrefOf(main().getByRole('link', { name }))).toBe(address)
    }
  })
})

describe('Error catalogue (section 8)', () => {
  test("Unknown blog slug: 'Article Not Found', 'The article you're looking for doesn't exist.' and a 'Back to Blog' button.", async () => {
    expect(await openPage('/blog/no-such-article')).toBe(404)
    expect(textsOf([h1()])).toEqual(['Article Not Found'])
    expect(main().getByText("The article you're looking for doesn't exist.")).toBeTruthy()
    expect(hrefOf(main().getByRole('link', { name: 'Back to Blog' }))).toBe('/blog')
  })

  test("Unknown workout id: a generic placeholder program (title 'Workout Program', level 'All Levels', category 'Fitness') instead of an error.", async () => {
    expect(await openPage('/workouts/no-such-plan')).toBe(404)
    expect(textsOf([h1()])).toEqual(['Workout Program'])
    for (const text of ['All Levels', 'Fitness']) expect(main().getByText(text)).toBeTruthy()
    expect(region('Program Goals').getByText(placeholderPlan.goals[0])).toBeTruthy()
    expect(region('Exercise Breakdown').getByRole('table')).toBeTruthy()
    expect(main().getByRole('link', { name: 'Browse Workouts' })).toBeTruthy()
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectAccessible, expectContrastInDark } from './support/axe'
import { plans } from './support/content'
import { fillContactForm } from './support/forms'
import { PHONE, partsOf, untilSolid } from './support/layout'
import { detailsOf, kindsOfPages, unknownAddress } from './support/pages'
import { savePlan, toasts } from './support/toasts'

// Colors in the middle of a change are no colors of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Brings a page into a state that changes what stands on it. */
interface State {
  address: string
  reach: (page: Page) => Promise<void>
}

const states: Record<string, State> = {
  'menu open': {
    address: '/about',
    reach: async (page) => {
      await page.setViewportSize(PHONE)
      await partsOf(page).toggle.click()
    },
  },
  'scrolled, the bar solid': {
    address: '/',
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 400))
      await untilSolid(page)
    },
  },
  'toast shown': {
    address: '/workouts',
    reach: async (page) => {
      await savePlan(page)
      await toasts(page).hover()
    },
  },
  'form errors': {
    address: '/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
    },
  },
  'form notice': {
    address: '/contact',
    reach: async (page) => {
      await fillContactForm(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Your message was not sent')).toBeVisible()
    },
  },
  'plans saved': {
    address: '/workouts',
    reach: async (page) => {
      await savePlan(page)
      await page.goto('/saved')
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  },
  'plans shared': {
    address: `/saved?plans=${plans[0]?.id},gone`,
    reach: (page) => expect(page.getByRole('button', { name: 'Save All' })).toBeVisible(),
  },
  'calendar dialog open': {
    address: kindsOfPages.plan,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Calendar' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'nothing found': {
    address: '/search?q=xyzzyqwv',
    reach: (page) => expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible(),
  },
  'a number that cannot be': {
    address: '/tools/plates?weight=10&bar=20',
    reach: (page) => expect(page.getByText('The bar alone weighs 20 kg.')).toBeVisible(),
  },
  'following along': {
    address: kindsOfPages.plan,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Follow Along' }).click()
      await page.getByRole('checkbox').first().check()
    },
  },
}

test.describe('Accessibility by all rules of axe, in both color schemes', () => {
  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(
      `every kind of page: ${kind}`,
      detailsOf(kind),
      async ({ page, visit, allow, colorScheme }) => {
        allow(...unknownAddress)
        await visit(address)
        await expectAccessible(page)
        if (colorScheme === 'light') await expectContrastInDark(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      },
    )
  }

  for (const [name, { address, reach }] of Object.entries(states)) {
    test(`every state: ${name}`, { tag: '@once' }, async ({ page, visit }) => {
      await visit(address)
      await reach(page)
      await expectAccessible(page)
    })
  }
})

test.describe('The first visit', () => {
  test.use({ consent: 'ask' })

  test('every state: cookie banner shown', { tag: '@once' }, async ({ page, visit }) => {
    await visit('/')
    await expect(partsOf(page).banner).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('The image host is down', () => {
  test.use({ images: 'down' })

  test('every state: photographs missing', { tag: '@once' }, async ({ page, visit }) => {
    await visit('/workouts')
    await expectAccessible(page)
  })
})

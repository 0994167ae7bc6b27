import { expect, test } from './fixtures'
import { plans, some } from './support/content'
import { contactField } from './support/forms'
import { untilReady } from './support/visit'

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script>'
const MEGABYTE = 1_000_000

/** Addresses that someone means ill by, or mangled. */
const addresses = [
  `/${encodeURIComponent(SCRIPT)}`,
  `/blog/${encodeURIComponent(SCRIPT)}`,
  `/workouts/${encodeURIComponent(SCRIPT)}`,
  '/workouts/javascript:alert(1)',
  '/blog/constructor',
  '/workouts/__proto__',
  `/blog/${'a'.repeat(3000)}`,
  '/blog/%F0%9F%92%AA',
  '/blog/100%25',
  '/blog/a%2Fb',
  '/workouts%3Fx=1',
  '/about%23team',
  `/?q=${encodeURIComponent(SCRIPT)}#${encodeURIComponent(SCRIPT)}`,
]

/** Addresses that no page has and that might lead out of the site's folder. */
const traversals = [
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/static/..%5c..%5cpackage.json',
  '/blog/%00',
  '/%c0%ae%c0%ae/',
  '/blog/%u0041',
  '/%E0%A4%A',
  '/blog//',
]

test.describe('Abuse', () => {
  test.beforeEach(async ({ page, allow }) => {
    // The server refuses the worst addresses outright; the rest are unknown.
    allow(/40[04]/, /Page not found/)
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.message()}`)
    })
  })

  test('addresses with markup, very long or encoded: no script runs, no crash', async ({
    page,
  }) => {
    for (const address of addresses) {
      await test.step(address.slice(0, 80), async () => {
        // A mangled address is moved on from while its page is still loading, which ends what waits on it.
        await page.goto(address, { waitUntil: 'commit' })
        await expect(() => untilReady(page)).toPass()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('img[src=x]').count(), address).toBe(0)
      })
    }
  })

  test('a link that some program has mangled leads where it was meant to', async ({ page }) => {
    for (const [mangled, meant] of [
      ['/workouts%3Futm=mail', '/workouts?utm=mail'],
      ['/about%23main', '/about#main'],
      ['/workouts%2Flevel%2Fbeginner', '/workouts/level/beginner'],
    ] as const) {
      await page.goto(mangled, { waitUntil: 'commit' })
      await expect(page).toHaveURL(meant)
      await expect(() => untilReady(page)).toPass()
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Not Found')
    }
  })

  test('addresses with traversal are refused or unknown, and give nothing away', async ({
    request,
  }) => {
    for (const address of traversals) {
      const response = await request.get(address)
      expect([400, 404], address).toContain(response.status())
      expect(await response.text(), address).not.toMatch(/"private"|root:/)
    }
  })

  test('a link on such a page still leads on', async ({ page, visit }) => {
    await visit(`/blog/${encodeURIComponent('<b>')}`)
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  const plan = some(plans, () => true)
  for (const [what, plans, found] of [
    ['markup', SCRIPT, 0],
    ['a real plan among markup', `${SCRIPT},${plan.id},${SCRIPT}`, 1],
    ['commas alone', ',,,,,', 0],
    ['names of object members', '__proto__,constructor,toString', 0],
    ['one plan two hundred times', `${plan.id},`.repeat(200), 1],
    ['hundreds of plans', Array.from({ length: 900 }, (_, i) => `p${i}`).join(), 0],
    ['broken percent signs', '%E0%A4%A', 0],
  ] as const) {
    test(`?plans= with junk: ${what}`, async ({ page }) => {
      const query = what.startsWith('broken') ? plans : encodeURIComponent(plans)
      await page.goto(`/saved?plans=${query}`)
      await untilReady(page)
      await expect(page.getByRole('article')).toHaveCount(found)
      if (found === 0) await expect(page.getByText('This link names no plan we have')).toBeVisible()
      expect(await page.locator('img[src=x]').count()).toBe(0)
      expect(await page.evaluate(() => localStorage.getItem('favourite-workouts'))).toBe(null)
    })
  }

  test('a megabyte pasted into the form: refused with a message, nothing lost, no crash', async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    await contactField(page, 'Name').fill(SCRIPT)
    await contactField(page, 'Email').fill('someone@example.com')
    await contactField(page, 'Subject').fill('Long')
    const message = contactField(page, 'Message')
    await message.evaluate((field, length) => {
      ;(field as HTMLTextAreaElement).value = 'x'.repeat(length)
    }, MEGABYTE)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(message).toHaveAccessibleDescription(
      'Message can have 4,000 characters; this has 1,000,000. Shorten it.',
    )
    expect((await message.inputValue()).length).toBe(MEGABYTE)
  })

  test('markup typed into a form comes out as text', async ({ page, visit }) => {
    await visit('/contact')
    await contactField(page, 'Email').fill('someone@example.com')
    for (const name of ['Name', 'Subject', 'Message']) await contactField(page, name).fill(SCRIPT)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const link = page.getByRole('main').getByRole('link', { name: 'Send it on WhatsApp' })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).not.toContain('<')
    expect(new URL(href).searchParams.get('text')).toContain(SCRIPT)
  })

  test('an injected script does not run: the security policy blocks it', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/security policy|Content Security Policy/i, /evil\.example/)
    await visit('/')
    await page.evaluate(() => {
      const inline = document.createElement('script')
      inline.textContent = 'window.broken = true'
      const foreign = document.createElement('script')
      foreign.src = 'https://evil.example/x.js'
      const handler = document.createElement('div')
      handler.innerHTML = '<img src="data:," onerror="window.broken = true">'
      document.body.append(inline, foreign, handler)
    })
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  })
})

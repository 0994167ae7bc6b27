import { expect, test } from './fixtures'
import { untilReady } from './support/visit'

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script>'

/** Malicious or mangled addresses, and the paths they end at. */
const addresses = [
  [`/blog/${encodeURIComponent(SCRIPT)}`, undefined],
  [`/?q=${encodeURIComponent(SCRIPT)}#${encodeURIComponent(SCRIPT)}`, undefined],
  [`/saved?plans=${encodeURIComponent(SCRIPT)}`, undefined],
  ['/workouts/__proto__', undefined],
  [`/blog/${'a'.repeat(3000)}`, undefined],
  ['/workouts%3Futm=mail', '/workouts?utm=mail'],
  ['/about%23main', '/about#main'],
] as const

test.describe('Abuse', () => {
  test('hostile, overlong and mangled addresses run no script and show a page', {
    tag: '@rare',
  }, async ({ page, allow }) => {
    allow(/40[04]/, /Page not found/)
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.message()}`)
    })
    for (const [address, meant] of addresses) {
      await test.step(address.slice(0, 80), async () => {
        // A mangled address redirects while its page is still loading, which rejects pending waits.
        await page.goto(address, { waitUntil: 'commit' })
        if (meant) await expect(page).toHaveURL(meant)
        await expect(() => untilReady(page)).toPass()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('img[src=x]').count(), address).toBe(0)
      })
    }
  })

  test('the security policy blocks an injected script', async ({ page, allow }) => {
    allow(/security policy|Content Security Policy/i, /evil\.example/)
    await page.goto('/')
    const blocked = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const directives: string[] = []
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
            directives.push(violatedDirective)
            if (directives.length === 3) resolve(directives.sort())
          })
          const inline = document.createElement('script')
          inline.textContent = 'window.broken = true'
          const foreign = document.createElement('script')
          foreign.src = 'https://evil.example/x.js'
          const handler = document.createElement('div')
          handler.innerHTML = '<img src="data:," onerror="window.broken = true">'
          document.body.append(inline, foreign, handler)
        }),
    )
    expect(blocked).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem'])
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  })
})

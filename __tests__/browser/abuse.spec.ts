import { expect, test } from './fixtures'

test.describe('Abuse', () => {
  test('a mangled address leads to the page it means', { tag: '@rare' }, async ({
    page,
    allow,
  }) => {
    allow(/404/, /Page not found/)
    await page.goto('/workouts%3Futm=mail', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/workouts?utm=mail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts')
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

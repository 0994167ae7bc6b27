import { expect, test } from './support/editor'
import { playGitHub } from './support/github'

// Fields are made when they come into view.
test.use({
  viewport: { width: 1440, height: 12_000 },
  hasTouch: false,
  backend: { name: 'github', repo: 'coach/site', branch: 'main' },
})
test.setTimeout(180_000)

const PERSON = 'sample-coach'

test('a deployed editor makes a branch with a commit of one line, and a draft pull request', async ({
  editor,
  page,
}) => {
  const repository = await playGitHub(page, editor.served.folder)
  await page.goto(`${editor.served.url}/admin/`)
  await page.getByRole('button', { name: /token/i }).click()
  await page.getByRole('textbox', { name: /token/i }).fill('github_pat_1')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()

  await page.goto(`${editor.served.url}/admin/#/collections/person/entries/${PERSON}`)
  await editor.fill('role', 'Coaches')
  await editor.fill('id', 'another')
  expect(await editor.refused()).toMatch(/Address: Found "another" in the file sample-coach.json/)
  await editor.fill('id', PERSON)
  await editor.save.click()
  await expect.poll(() => repository.pulls.length).toBe(1)
  expect(repository.pulls[0]).toMatchObject({ base: 'main', draft: true })
  expect(repository.branches).toEqual([`refs/heads/cms/person/${PERSON}`])
  const [commit] = repository.commits
  const text = commit?.files[`content/people/${PERSON}.json`] ?? ''
  const before = editor.read(`people/${PERSON}.json`).split('\n')
  expect(text.split('\n').filter((line) => !before.includes(line))).toEqual([
    '  "role": "Coaches",',
  ])
  await expect.poll(() => repository.labels).toEqual(['sveltia-cms/draft'])
})

import type { Page } from '@playwright/test'

/** A visitor's message with characters that are special in URLs. */
const message = {
  Name: 'Åse Øst',
  Email: 'ase@example.com',
  Subject: 'Squats & knees?',
  Message: 'My left knee clicks.\nShould I go on? #1 + 100 %',
}

/** A field of the contact form by its label. */
const contactField = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label, exact: true })

/** Fills in the contact form. Returns the typed values by label. */
export async function fillContactForm(page: Page) {
  for (const [label, text] of Object.entries(message)) await contactField(page, label).fill(text)
  return message
}

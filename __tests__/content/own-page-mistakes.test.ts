import { testOtherMistakes } from './mistakes'

const page = (slug: string) => `---
title: "Prices"
excerpt: "What a first month of coaching costs, what it includes, and how to end it, in one place and without small print."
date: "2025-03-01"
slug: "${slug}"
---

## The First Month

It costs a conversation first.
`

testOtherMistakes(
  // 'chunk-day' would be served as a script, which browsers keep for a year.
  ['workouts', 'fonts', 'chunk-day'].map((slug) => [
    (folder) => folder.write(`pages/${slug}.md`, page(slug)),
    `pages/${slug}.md slug`,
    `the site itself uses /${slug}`,
    'rename the field and the file',
  ]),
)

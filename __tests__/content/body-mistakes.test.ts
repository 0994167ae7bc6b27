import { articleFile, goodContent } from './good-content'
import { testMistakes } from './mistakes'

const file = 'articles/sleep.md'

/** The text starts on line 16 of the file. */
const bodyOf = (text: string) => articleFile({}, `\nSleep comes first.\n\n${text}\n`)

testMistakes(file, (folder, text: string) => folder.write(file, bodyOf(text)), [
  ['[food](/blog/fod)', ':16', 'no page "/blog/fod"', 'did you mean "/blog/food"?'],
  ['[it](/workouts/nothing-like-it-at-all-anywhere)', ':16', 'no page'],
  ['[sent](/thanks)', ':16', 'no page "/thanks"'],
  ['[food](/blog/food/)', ':16', 'write "/blog/food"', 'without a slash'],
  ['[food](blog/food)', ':16', 'starts with /', '"/blog/food"'],
  ['[food](food.md)', ':16', 'no file "food.md"'],
  ['[it](www.example.org)', ':16', 'write "https://www.example.org"'],
  ['[it](https://exa%mple)', ':16', 'not a web address'],
  ['[food](https://plain.example/blog/food)', ':16', 'a page of this site', '"/blog/food"'],
  ['[it](javascript:alert(1))', ':16', '"javascript:alert(1)"', 'https://, http://, mailto:, tel:'],
  ['[it](//example.org)', ':16', '"//example.org"', 'https://'],
  ['[me](mailto:coach)', ':16', 'not an email address', 'mailto:coach@example.com'],
  ['[me](tel:coach)', ':16', 'not a phone number', 'tel:+12025550142'],
  ['[food]()', ':16', 'no address'],
  ['[](/blog/food)', ':16', 'has no text', 'between [ and ]'],
  ['[\u200b](/blog/food)', ':16', 'has no text'],
  ['[food][1]\n\n[1]: /blog/fod', ':18', 'no page "/blog/fod"'],
  [
    '[past 75](/tools/limits#age-without-loss)',
    ':16',
    'Found the limit "age-without-loss" as "past 75"',
    'the calculators say "75 or older"',
  ],
  [
    '[75 or older](/tools/limits#age-without-los)',
    ':16',
    'no limit "age-without-los"',
    'did you mean "age-without-loss"?',
  ],
  ['[above](#tonight)', ':16', 'no heading for "#tonight"', 'the headings are none'],
  ['## Signs\n\n## Signs\n\n[There](#signs-2)', ':20', '#signs, #signs-1'],
  ['## ', ':16', 'heading is empty'],
  ['## &nbsp;', ':16', 'heading is empty'],
  ['##### Tonight', ':16', '5 #', 'at most 4'],
  ['Sleep <b>well</b>.', ':16', 'HTML <b>', 'markdown instead'],
  ['<!-- later -->', ':16', 'HTML <!-- later -->'],
  ['![](https://images.unsplash.com/photo-1)', ':16', 'no alternative text', 'describe it between'],
  ['![A bed](https://a.example/1.jpg)', ':16', 'the only image host is images.unsplash.com'],
  ['![A bed][1]\n\n[1]: https://a.example/1.jpg', ':16', 'the only image host'],
  ['![A bed](bed.jpg)', ':16', 'no file "bed.jpg" in content/articles'],
  ['Rest.[^jones]', ':16', 'no source "jones"', 'add it to `sources`'],
  ['Rest.^[Or not.]', ':16', 'a footnote', '[^key]'],
])

test('the page after a form is a page where the host receives forms', () => {
  const folder = goodContent()
  folder.change('site.json', { forms: 'netlify' })
  folder.write(file, bodyOf('[sent](/thanks)'))
  expect(folder.check().errors).toEqual([])
})

test('code that looks like a mistake, and ordinary signs, are accepted', () => {
  const folder = goodContent()
  const body = [
    'Write `[words](/blog/nowhere)` and `<b>`, or 3 < 5 and a <- b.',
    '    <div>indented code</div>',
    '```\n<script>[x](javascript:y)\n##### five\n```',
    'See [one](/blog/food#later), [two](/blog/food?from=sleep), [three](https://example.org/a_(b)),',
    '[four](mailto:coach@example.org), [five](tel:+12025550142), [six](<https://example.org/a b>),',
    '[seven](/workouts/category/weight-loss/level/advanced), [eight](/saved) and https://example.org.',
    'Words of a limit: [75 or older](/tools/limits#age-without-loss), and [all](/tools/limits).',
    '## Tonight, at 10\n\nSee [here](#tonight-at-10).',
    '## Signs\n\nMore.\n\n## Signs\n\nSee [these](#signs) and [those](#signs-1).',
    '**Before bed:**\nRead. See [before bed](#before-bed).',
    'Salt &amp; water, R&D.',
    'A ![made bed](bed.png) and [its picture](./bed.png).',
  ].join('\n\n')
  folder.picture('articles/bed.png')
  folder.write(file, articleFile({ image: './bed.png' }, `\n${body}\n`))
  expect(folder.check().errors).toEqual([])
})

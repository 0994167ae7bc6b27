import { articleFile, goodContent } from './good-content'
import { type Mistake, testMistakes } from './mistakes'

const file = 'articles/sleep.md'

/** A mistake in an article's text, on line 16 of the file by default. */
const inBody = (name: string, text: string, says: string[], line = 16): Mistake => ({
  name,
  make: (folder) => folder.write(file, articleFile({}, `\nSleep comes first.\n\n${text}\n`)),
  file,
  line,
  says,
})

testMistakes([
  inBody('a link to an article with a slip', 'See [food](/blog/fod).', [
    'no page "/blog/fod"',
    'did you mean "/blog/food"?',
  ]),
  inBody(
    'a link to a plan that does not exist',
    'See [it](/workouts/nothing-like-it-at-all-anywhere).',
    ['no page'],
  ),
  inBody('a link to a page of the list that does not exist', 'See [more](/blog/page/2).', [
    'no page "/blog/page/2"',
  ]),
  inBody('a link with a slash at its end', 'See [food](/blog/food/).', [
    'write "/blog/food"',
    'without a slash',
  ]),
  inBody('a link without the slash at its start', 'See [food](blog/food).', [
    'starts with /',
    '"/blog/food"',
  ]),
  inBody('a link to the article beside it', 'See [food](food).', ['"/blog/food"']),
  inBody('a link to a file beside it', 'See [food](food.md).', ['no file "food.md"']),
  inBody('a web address without https', 'See [it](www.example.org).', [
    'write "https://www.example.org"',
  ]),
  inBody('a web address that is none', 'See [it](https://exa mple).'.replace(' m', '%m'), [
    'not a web address',
  ]),
  inBody('a web address of this site', 'See [food](https://plain.example/blog/food).', [
    'a page of this site',
    '"/blog/food"',
  ]),
  inBody('a bare web address of this site', 'See https://plain.example/blog/food', [
    '"/blog/food"',
  ]),
  inBody('a script', 'See [it](javascript:alert(1)).', [
    '"javascript:alert(1)"',
    'https://, http://, mailto:, tel:',
  ]),
  inBody('a link that takes the protocol from the page', 'See [it](//example.org).', [
    '"//example.org"',
    'https://',
  ]),
  inBody('a mail address that is none', 'Write [me](mailto:coach).', [
    'not an email address',
    'mailto:coach@example.com',
  ]),
  inBody('a phone number that is none', 'Call [me](tel:coach).', [
    'not a phone number',
    'tel:+12025550142',
  ]),
  inBody('a link without address', 'See [food]().', ['no address']),
  inBody('a link without words', 'See [](/blog/food).', ['has no text', 'between [ and ]']),
  inBody('a link of a space that does not break', 'See [&nbsp;](/blog/food).', ['has no text']),
  inBody('a link of such a space, as it is typed', 'See [\u00a0](/blog/food).', ['has no text']),
  inBody('a link of a space without width', 'See [\u200b](/blog/food).', ['has no text']),
  inBody('a link of a space in code', 'See [` `](/blog/food).', ['has no text']),
  inBody('a heading of a space that does not break', '## &nbsp;', ['heading is empty']),
  inBody(
    'a link to a repeated heading that is not there',
    '## Signs\n\n## Signs\n\n[There](#signs-2)',
    ['#signs, #signs-1'],
    20,
  ),
  inBody('a heading that does not exist', 'See [above](#tonight).', [
    'no heading for "#tonight"',
    'the headings are none',
  ]),
  inBody('a link given below', 'See [food][1].\n\n[1]: /blog/fod', ['no page "/blog/fod"'], 18),
  inBody('HTML', 'Sleep <b>well</b>.', ['HTML <b>', 'markdown instead']),
  inBody('an HTML block', '<div onclick="go()">Sleep</div>', ['HTML <div']),
  inBody('an HTML comment', '<!-- later -->', ['HTML <!-- later -->']),
  inBody('a picture without alternative text', '![](https://images.unsplash.com/photo-1)', [
    'no alternative text',
    'describe it between',
  ]),
  inBody('a picture from another host', '![A bed](https://pictures.example/1.jpg)', [
    'the only image host is images.unsplash.com',
  ]),
  inBody('a picture that is not there', '![A bed](bed.jpg)', [
    'no file "bed.jpg" in content/articles',
  ]),
  inBody(
    'a picture from another host, given below',
    '![A bed][1]\n\n[1]: https://pictures.example/1.jpg',
    ['the only image host'],
  ),
  inBody('a heading too deep', '##### Tonight', ['5 #', 'at most 4']),
  inBody('a heading too deep, in a list', '- ###### Tonight', ['6 #', 'at most 4']),
  inBody('an empty heading', '## ', ['heading is empty']),
])

test('code that looks like a mistake, and ordinary signs, are accepted', () => {
  const folder = goodContent()
  const body = [
    'Write `[words](/blog/nowhere)` and `<b>`, or 3 < 5 and a <- b.',
    '    <div>indented code</div>',
    '```\n<script>[x](javascript:y)\n##### five\n```',
    'See [one](/blog/food#later), [two](/blog/food?from=sleep), [three](https://example.org/a_(b)),',
    '[four](mailto:coach@example.org), [five](tel:+12025550142), [six](<https://example.org/a b>),',
    '[seven](/workouts/category/weight-loss/level/advanced), [eight](/saved) and https://example.org.',
    '## Tonight, at 10\n\nSee [here](#tonight-at-10).',
    '## Signs\n\nMore.\n\n## Signs\n\nSee [these](#signs) and [those](#signs-1).',
    '**Before bed:**\nRead. See [before bed](#before-bed).',
    'Salt &amp; water, R&D.',
  ].join('\n\n')
  folder.write(file, articleFile({}, `\n${body}\n`))
  expect(folder.check().errors).toEqual([])
})

test('pictures may sit beside the article', () => {
  const folder = goodContent()
  folder.picture('articles/bed.png')
  folder.write(
    file,
    articleFile({ image: './bed.png' }, '\nA ![made bed](bed.png) and [its picture](./bed.png).\n'),
  )
  expect(folder.check().errors).toEqual([])
})

import { readFileSync } from 'node:fs'
import { colors } from '../../src/lib/colors'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
const token = (scheme: string, name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(scheme.slice(scheme.indexOf(':root')))?.[1]

test('colors outside the style sheet are its tokens', () => {
  expect(colors).toEqual({
    ink: token(light, 'ink'),
    paper: token(light, 'paper'),
    muted: token(light, 'muted'),
    hull: token(light, 'hull-field'),
    deep: token(light, 'deep'),
    deepInTheDark: token(dark, 'deep'),
  })
})

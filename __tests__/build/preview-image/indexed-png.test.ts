import { indexedPng } from '../../../src/build/preview-image/indexed-png'
import { readPng } from './png'

/** RGBA pixels from colours like '#102030'. */
const pixelsOf = (colors: string[]) =>
  Buffer.concat(colors.map((color) => Buffer.from(`${color.slice(1)}ff`, 'hex')))

test('a picture is the same after packing', async () => {
  const colors = ['#10161b', '#f6f3ec', '#c2361c', '#10161b', '#10161b', '#808080']
  const { width, height, colorAt } = readPng(
    await indexedPng(pixelsOf(colors), { width: 3, height: 2 }, ['#10161b']),
  )
  expect([width, height]).toEqual([3, 2])
  expect(colors.map((_, at) => colorAt(at % 3, Math.floor(at / 3)))).toEqual(colors)
})

test('colours that look alike become one, and the exact ones stay exact', async () => {
  const { colorAt } = readPng(
    await indexedPng(pixelsOf(['#f4f1ea', '#f6f3ec']), { width: 2, height: 1 }, ['#f6f3ec']),
  )
  expect([colorAt(0, 0), colorAt(1, 0)]).toEqual(['#f6f3ec', '#f6f3ec'])
})

test('pixels may start anywhere in memory', async () => {
  const shifted = Buffer.concat([Buffer.alloc(1), pixelsOf(['#ff0000', '#0000ff'])]).subarray(1)
  const { colorAt } = readPng(await indexedPng(shifted, { width: 1, height: 2 }, []))
  expect([colorAt(0, 0), colorAt(0, 1)]).toEqual(['#ff0000', '#0000ff'])
})

test('a photograph is refused', async () => {
  const colors = Array.from({ length: 300 }, (_, at) => {
    const [red, green] = [Math.floor(at / 20) * 8, (at % 20) * 8]
    return `#${Buffer.from([red, green, 0]).toString('hex')}`
  })
  await expect(indexedPng(pixelsOf(colors), { width: 300, height: 1 }, [])).rejects.toThrow(
    'too many colours',
  )
})

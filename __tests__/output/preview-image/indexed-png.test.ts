import { copyOf, indexedPicture, paste } from '../../../src/output/preview-image/indexed-picture'
import { indexedPng } from '../../../src/output/preview-image/indexed-png'
import { readPng } from './png'

/** RGBA pixels from colors like '#102030'. */
const pixelsOf = (colors: string[]) =>
  Buffer.concat(colors.map((color) => Buffer.from(`${color.slice(1)}ff`, 'hex')))

test('a picture is the same after packing', async () => {
  const colors = ['#10161b', '#f6f3ec', '#c2361c', '#10161b', '#10161b', '#808080']
  const { width, height, colorAt } = readPng(
    await indexedPng(indexedPicture(pixelsOf(colors), { width: 3, height: 2 }, ['#10161b'])),
  )
  expect([width, height]).toEqual([3, 2])
  expect(colors.map((_, at) => colorAt(at % 3, Math.floor(at / 3)))).toEqual(colors)
})

test('colors that look alike become one, and the exact ones stay exact', async () => {
  const { colorAt } = readPng(
    await indexedPng(
      indexedPicture(pixelsOf(['#f4f1ea', '#f6f3ec']), { width: 2, height: 1 }, ['#f6f3ec']),
    ),
  )
  expect([colorAt(0, 0), colorAt(1, 0)]).toEqual(['#f6f3ec', '#f6f3ec'])
})

test('pixels may start anywhere in memory', async () => {
  const shifted = Buffer.concat([Buffer.alloc(1), pixelsOf(['#ff0000', '#0000ff'])]).subarray(1)
  const { colorAt } = readPng(
    await indexedPng(indexedPicture(shifted, { width: 1, height: 2 }, [])),
  )
  expect([colorAt(0, 0), colorAt(0, 1)]).toEqual(['#ff0000', '#0000ff'])
})

test('a photograph is refused', () => {
  const colors = Array.from({ length: 300 }, (_, at) => {
    const [red, green] = [Math.floor(at / 20) * 8, (at % 20) * 8]
    return `#${Buffer.from([red, green, 0]).toString('hex')}`
  })
  expect(() => indexedPicture(pixelsOf(colors), { width: 300, height: 1 }, [])).toThrow(
    'too many colors',
  )
})

test('pixels pasted upon a copy take their place there, and leave the picture as it was', async () => {
  const picture = indexedPicture(pixelsOf(Array(12).fill('#10161b')), { width: 4, height: 3 }, [])
  const copy = copyOf(picture)
  const red = pixelsOf(['#ff0000', '#00ff00', '#ff0000', '#00ff00'])
  paste(copy, red, { left: 1, top: 1, width: 2, height: 2 })
  const { colorAt } = readPng(await indexedPng(copy))
  const row = (y: number) => [0, 1, 2, 3].map((x) => colorAt(x, y))
  expect(row(0)).toEqual(Array(4).fill('#10161b'))
  expect(row(1)).toEqual(['#10161b', '#ff0000', '#00ff00', '#10161b'])
  expect(row(2)).toEqual(row(1))
  const untouched = readPng(await indexedPng(picture))
  expect([untouched.colorAt(1, 1), untouched.colorAt(2, 2)]).toEqual(['#10161b', '#10161b'])
})

test('what is pasted leaves what is there where it is nothing but background', async () => {
  const picture = indexedPicture(pixelsOf(Array(3).fill('#c2361c')), { width: 3, height: 1 }, [])
  const box = { left: 0, top: 0, width: 3, height: 1 }
  paste(picture, pixelsOf(['#10161b', '#f6f3ec', '#10161b']), box, '#10161b')
  const { colorAt } = readPng(await indexedPng(picture))
  expect([0, 1, 2].map((x) => colorAt(x, 0))).toEqual(['#c2361c', '#f6f3ec', '#c2361c'])
})

import { whatsappUrl } from '../../../src/forms/model/whatsapp'

test.each(['+1 202 555 0142', '+1 (202) 555-0142', '+1.202.555.0142', '12025550142'])(
  'the number format %s gives the same chat',
  (phone) => {
    expect(whatsappUrl(phone, 'Hi')).toBe('https://wa.me/12025550142?text=Hi')
  },
)

test('the message is encoded without loss', () => {
  const message = 'Deload & rest: 100 % #1?\n\nYours, Ægir / "A+" <img src=x onerror=alert(1)>'
  const address = whatsappUrl('+1 202 555 0187', message)
  const url = new URL(address)
  expect(address).not.toMatch(/[<>]/)
  expect(url.searchParams.get('text')).toBe(message)
  expect([...url.searchParams.keys()]).toEqual(['text'])
  expect(url.hash).toBe('')
})

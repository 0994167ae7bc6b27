import { readableAddress } from '../../src/navigation/readable-address'

test.each([
  ['/workouts%3Futm=mail', '/workouts?utm=mail'],
  ['/about%23main', '/about#main'],
  ['/workouts%2Flevel%2Fbeginner', '/workouts/level/beginner'],
  ['/blog/a%2fb', '/blog/a/b'],
  ['/blog/100%25', '/blog/100-'],
  ['//evil.example/blog', '/evil.example/blog'],
  ['/%2F%2Fevil.example', '/evil.example'],
  // These stay unchanged.
  ['/', '/'],
  ['/blog/%F0%9F%92%AA', '/blog/%F0%9F%92%AA'],
  ['/blog/%3Cscript%3E', '/blog/%3Cscript%3E'],
  ['/workouts/__proto__', '/workouts/__proto__'],
])('the address %s means %s', (address, meant) => {
  expect(readableAddress(address)).toBe(meant)
})

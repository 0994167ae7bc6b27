import { refuseServe } from '../../../src/gatsby/internals/command'

const exit = jest.spyOn(process, 'exit').mockImplementation()
const said = jest.spyOn(console, 'error').mockImplementation()

afterEach(() => {
  delete process.env.gatsby_executing_command
  jest.clearAllMocks()
})

test('gatsby serve exits at once and names the command to use', () => {
  process.env.gatsby_executing_command = 'serve'
  jest.isolateModules(() => require('../../../gatsby-config'))
  expect(exit.mock.calls[0]).toEqual([1])
  expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run serve'))
})

test.each(['build', 'develop', undefined])('gatsby %s continues', (command) => {
  if (command) process.env.gatsby_executing_command = command
  refuseServe()
  expect(exit).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { search } from '../../src/search/engine'
import { PAGES_SHOWN, useSearch } from '../../src/search/use-search'

jest.mock('../../src/search/engine')

test('a late answer to an earlier query does not replace a newer answer', async () => {
  const answers = new Map<string, () => void>()
  jest
    .mocked(search)
    .mockImplementation(
      (query) => new Promise((resolve) => answers.set(query, () => resolve(undefined))),
    )
  const { result, rerender } = renderHook(
    (query) => useSearch({ query, most: PAGES_SHOWN, isTyped: false, attempt: 1 }),
    { initialProps: 'squat' },
  )
  await waitFor(() => expect(answers).toHaveProperty('size', 1))
  rerender('bench')
  await waitFor(() => expect(answers).toHaveProperty('size', 2))
  for (const query of ['bench', 'squat']) {
    await act(async () => answers.get(query)?.())
    expect(result.current?.query).toBe('bench')
  }
})

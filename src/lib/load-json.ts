const files = new Map<string, Promise<unknown>>()

/** Fetches a JSON file once; retries after a failure. */
export function loadJson<Data>(address: string): Promise<Data> {
  const cached = files.get(address)
  if (cached) return cached as Promise<Data>
  const fetched = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
    return response.json()
  })
  files.set(address, fetched)
  fetched.catch(() => files.delete(address))
  return fetched
}

/** Forgets a file, so that the next call fetches it anew. */
export const forgetJson = (address: string) => files.delete(address)

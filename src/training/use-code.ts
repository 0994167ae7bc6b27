import { useEffect, useState } from 'react'

/** What is in front of a log in an address. No server sees what follows a hash. */
export const CODE_HASH = '#log='

/** A log that came in an address. The same one may come again. */
export interface Code {
  text: string
}

/**
 * Returns the log that the page's address brought, and takes it out of the address. Calls `onCode` with
 * each one: a code may also be opened while the page is open.
 */
export function useCode(onCode: () => void): Code | undefined {
  const [code, setCode] = useState<Code>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same in every render
  useEffect(() => {
    function read() {
      const { hash, pathname, search } = window.location
      if (!hash.startsWith(CODE_HASH)) return
      window.history.replaceState(window.history.state, '', pathname + search)
      setCode({ text: hash.slice(CODE_HASH.length) })
      onCode()
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return code
}

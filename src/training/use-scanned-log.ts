import { useEffect, useState } from 'react'

/** Prefix of a log in a URL. Servers never see a hash. */
export const CODE_HASH = '#log='

/** A log from the URL. An object, so that the same code can be opened twice. */
export interface ScannedLog {
  text: string
}

/** Takes a log out of the URL. Calls `onCode` for each one, also while the page is open. */
export function useScannedLog(onCode: () => void): ScannedLog | undefined {
  const [code, setCode] = useState<ScannedLog>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted function does the same in every render
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

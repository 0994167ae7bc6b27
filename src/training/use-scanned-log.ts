import { useEffect, useState } from 'react'

/** Prefix of a log in a URL. Servers never see a hash. */
export const CODE_HASH = '#log='

/** A log from the URL. An object, so that a second scan of the same code counts. */
export interface ScannedLog {
  text: string
}

/** Takes a log out of the URL, now and while the page is open. Calls `onCode` for each. */
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

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns true while the browser prints: for what is needed only on paper and is too much for every
 * page to carry.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when the listeners return.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

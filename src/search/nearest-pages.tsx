import { useEffect, useState } from 'react'
import type { ListedPage } from './model/files'

type Near = { address: string; title: string }[]

/**
 * The pages whose titles come nearest to the words of the address that was asked for. Their list comes
 * late, and from the search; its place is kept, so that nothing moves. Without it nothing is missed.
 */
export function NearestPages() {
  const [near, setNear] = useState<Near>([])
  useEffect(() => {
    let here = true
    loadNear(window.location.pathname)
      .then((found) => here && setNear(found))
      .catch(() => {})
    return () => {
      here = false
    }
  }, [])
  return (
    <div className="min-h-64 pt-6">
      {near.length > 0 && (
        <nav aria-label="Did you mean">
          <p className="font-bold">Did you mean</p>
          <ul>
            {near.map(({ address, title }) => (
              <li key={address}>
                <a href={address} className="footer-link underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

async function loadNear(address: string): Promise<Near> {
  const [{ foundPath, searchListPath }, { nearestPages }] = await Promise.all([
    import(/* webpackChunkName: "search-files" */ './model/files'),
    import(/* webpackChunkName: "search-nearest" */ './model/nearest'),
  ])
  const response = await fetch(searchListPath)
  const { pages }: { pages: ListedPage[] } = await response.json()
  return nearestPages(address, pages).map((page) => ({
    address: foundPath(page),
    title: page[2],
  }))
}

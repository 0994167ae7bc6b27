import { useEffect, useState } from 'react'
import { loadJson } from '../lib/load-json'
import type { ListedPage } from './model/search-index'

type PageLinks = { address: string; title: string }[]

/**
 * Links to the pages closest to the requested address, from the search's data. They load late, into reserved
 * space, so that nothing shifts. Shows nothing if they fail to load.
 */
export function NearestPages() {
  const [pages, setPages] = useState<PageLinks>([])
  useEffect(() => {
    let isMounted = true
    loadNearest(window.location.pathname)
      .then((found) => isMounted && setPages(found))
      .catch(() => {})
    return () => {
      isMounted = false
    }
  }, [])
  return (
    <div className="min-h-64 pt-6">
      {pages.length > 0 && (
        <nav aria-label="Did you mean">
          <p className="font-bold">Did you mean</p>
          <ul>
            {pages.map(({ address, title }) => (
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

async function loadNearest(address: string): Promise<PageLinks> {
  const [{ resultPath, searchPagesPath }, { nearestPages }] = await Promise.all([
    import(/* webpackChunkName: "search-index" */ './model/search-index'),
    import(/* webpackChunkName: "search-nearest" */ './model/nearest'),
  ])
  const pages = await loadJson<ListedPage[]>(searchPagesPath)
  return nearestPages(address, pages).map((page) => ({
    address: resultPath(page),
    title: page[2],
  }))
}

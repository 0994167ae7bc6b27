/**
 * What /visits.js does in the browser, once a visitor accepts all cookies; write-visits.ts adds the settings. It counts this
 * page and those after it, and stops when the visitor changes their mind.
 */
export function countVisits({ service, script, attributes }) {
  const matomo = () => {
    window._paq = window._paq || []
    return window._paq
  }
  // gtag.js reads the arguments object itself.
  function gtag() {
    window.dataLayer = window.dataLayer || []
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments)
  }

  /** What a service needs before its script runs. */
  const prepare = {
    Matomo() {
      const endpoint = script.replace(/(matomo|piwik)(\.min)?\.js$/, 'matomo.php')
      matomo().push(['setTrackerUrl', endpoint], ['setSiteId', attributes['data-site-id']])
      matomo().push(['trackPageView'], ['enableLinkTracking'])
    },
    'Google Analytics'() {
      gtag('js', new Date())
      gtag('config', new URL(script).searchParams.get('id'))
    },
  }

  /** Counts a further page, for the services that do not notice by themselves. */
  const countPage = {
    GoatCounter: () => window.goatcounter?.count?.({ path: location.pathname }),
    Matomo() {
      matomo().push(['setCustomUrl', location.href], ['setDocumentTitle', document.title])
      matomo().push(['trackPageView'])
    },
  }[service]

  prepare[service]?.()
  const element = document.createElement('script')
  element.async = true
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name])
  element.src = script
  document.head.append(element)

  if (countPage) {
    const counted = () => setTimeout(countPage, 500)
    const { pushState } = history
    history.pushState = (...state) => {
      pushState.apply(history, state)
      counted()
    }
    addEventListener('popstate', counted)
  }

  /** Deletes a cookie of this site's, or of all that share its domain. */
  const forget = (name, domain) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
    document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
  }

  // A script that runs cannot be stopped, but the next page load has none.
  new MutationObserver(() => {
    if (document.documentElement.dataset.cookies !== 'essential') return
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
    // Services set theirs for the widest domain that the browser allows.
    const labels = location.hostname.split('.')
    const domains = ['', ...labels.map((_, at) => labels.slice(at).join('.'))]
    for (const name of names) for (const domain of domains) forget(name, domain)
    location.reload()
  }).observe(document.documentElement, { attributeFilter: ['data-cookies'] })
}

/**
 * What /visits.js does in the browser, once a visitor accepts all cookies; write-visits.ts adds the settings. It counts
 * this page and those after it, and stops when the visitor changes their mind.
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

  /** The query may hold search words, or answers on health. */
  const withoutQuery = (address) => address.replace(/[?#].*$/s, '')
  const page = () => withoutQuery(location.href)
  const referrer = withoutQuery(document.referrer)
  const tellGoogle = () => gtag('set', { page_location: page(), page_referrer: referrer })

  /** What a service needs before its script runs. */
  const prepare = {
    GoatCounter() {
      let address
      window.goatcounter = {
        path: () => location.pathname,
        referrer: () => referrer,
        // The script makes this function, and calls it for each page. Its `q` is the query.
        get url() {
          return (page) => address(page)?.replace(/&q=[^&]*/, '')
        },
        set url(made) {
          address = made
        },
      }
    },
    Matomo() {
      const endpoint = script.replace(/(matomo|piwik)(\.min)?\.js$/, 'matomo.php')
      matomo().push(['setTrackerUrl', endpoint], ['setSiteId', attributes['data-site-id']])
      matomo().push(['setCustomUrl', page()], ['setReferrerUrl', referrer], ['trackPageView'])
    },
    Plausible() {
      window.plausible = window.plausible || (() => {})
      // Older scripts, not named pa-…, ignore this: the privacy page says so.
      const transformRequest = (sent) => ({
        ...sent,
        u: withoutQuery(sent.u),
        r: sent.r && withoutQuery(sent.r),
      })
      window.plausible.o = { transformRequest }
    },
    Umami() {
      attributes['data-exclude-search'] = 'true'
    },
    'Google Analytics'() {
      gtag('js', new Date())
      tellGoogle()
      gtag('config', new URL(script).searchParams.get('id'))
    },
  }

  const soon = (count) => () => setTimeout(count, 500)

  /** After a further page is opened: counts it, for the services that do not notice by themselves. */
  const onPage = {
    GoatCounter: soon(() => window.goatcounter?.count?.({ path: location.pathname })),
    Matomo: soon(() => {
      matomo().push(['setCustomUrl', page()], ['setDocumentTitle', document.title])
      matomo().push(['trackPageView'])
    }),
    'Google Analytics': tellGoogle,
  }[service]

  prepare[service]?.()
  const element = document.createElement('script')
  element.async = true
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name])
  element.src = script
  document.head.append(element)

  if (onPage) {
    const { pushState } = history
    history.pushState = (...state) => {
      pushState.apply(history, state)
      onPage()
    }
    addEventListener('popstate', onPage)
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
    const fields = [...document.querySelectorAll('input, textarea')]
    if (fields.every(({ value, defaultValue }) => value === defaultValue)) return location.reload()
    // Reloading would lose what is typed here. Instead, links load the next page as a document.
    const openAsDocument = (event) => event.target.closest('a') && event.stopImmediatePropagation()
    addEventListener('click', openAsDocument, true)
  }).observe(document.documentElement, { attributeFilter: ['data-cookies'] })
}

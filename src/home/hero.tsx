import type { ReactNode } from 'react'
import { LoadLineMark } from '../components/mark'
import { Photo } from '../components/photo'
import { paths } from '../lib/paths'

interface HeroProps {
  headline: string
  lead: string
  /** What visitors get, with '{plans}' for the number of plans. */
  offer: string | null
  planCount: number
  loadLine: boolean
  picture: Queries.PhotoFragment | null
  /** A plan's load line, in place of the level waterline. */
  waterline: ReactNode
  /** What the coach sells, below the buttons. */
  children?: ReactNode
}

/**
 * The home page's first view: a hull above and below the waterline. A photograph of the brand's lies beside the
 * words, or the load line across the waterline.
 */
export function Hero(props: HeroProps) {
  const { headline, lead, offer, planCount, loadLine, picture, waterline, children } = props
  const line = !picture && loadLine && waterline
  return (
    <section
      aria-labelledby="headline"
      className={line ? 'hero hero-lined' : picture || !loadLine ? 'hero hero-plain' : 'hero'}
    >
      <div className="measure relative">
        <h1 id="headline" className="display text-[clamp(min(2.25rem,16vw),0.6rem+7.4vw,6.5rem)]">
          {/* One line per sentence. */}
          {headline.split(/(?<=\.) /).map((sentence, index) => (
            <span key={sentence} className="block">
              {index > 0 && ' '}
              {sentence}
            </span>
          ))}
        </h1>
        {offer && (
          <p className="mt-6 text-lg font-bold">{offer.replace('{plans}', String(planCount))}</p>
        )}
        <p className="mt-2 max-w-[34rem] text-lg text-on-deep-muted">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.find} className="button button-primary">
            Find Your Plan
          </a>
          <a href={paths.contact} className="button">
            Talk To Us
          </a>
          <a href={paths.plans} className="button">
            Browse Workouts
          </a>
        </div>
        {children}
        {picture ? (
          <div className="hero-photo">
            <Photo picture={picture} sizes="(min-width: 64rem) 34rem, 92vw" priority />
          </div>
        ) : (
          loadLine && !line && <LoadLineMark hasLevels className="hero-mark" />
        )}
      </div>
      {line}
    </section>
  )
}

import { graphql } from 'gatsby'
import { Paragraphs } from '../components/paragraphs'
import { CallLinks } from './call-links'
import { Steps } from './steps'

interface EmergencySectionProps {
  section: Queries.EmergencySectionFragment
  sources: readonly Queries.EmergencySourceFragment[]
}

/** One emergency: its signs, what to do now, what needs a doctor the same day, and sources. */
export function EmergencySection({ section, sources }: EmergencySectionProps) {
  const { id, title, signs, now, numbers, sameDay } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-t-2 border-ink py-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,42rem)]"
    >
      <div>
        <h2 id={`${id}-title`} className="display text-xl">
          {title}
        </h2>
        <p className="mt-3">{signs}</p>
        {numbers && <CallLinks numbers={numbers} />}
      </div>
      <div className="grid gap-5">
        <div>
          <h3 className="font-bold text-hull">Now</h3>
          <Steps steps={now} />
        </div>
        {sameDay && (
          <div className="border-l-4 border-rule pl-4">
            <h3 className="font-bold text-hull">The same day</h3>
            <Paragraphs texts={sameDay.map(({ text }) => text)} />
          </div>
        )}
        <p className="text-sm text-muted">
          {`From ${sources
            .filter(({ key }) => section.sources.includes(key))
            .map(({ who, title }) => `${who}: ${title}`)
            .join('; ')}`}
        </p>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment EmergencySection on EmergencySections {
    id
    title
    signs
    now {
      text
    }
    numbers {
      place
      number
    }
    sameDay {
      text
    }
    sources
  }

  fragment EmergencySource on EmergencySources {
    key
    who
    title
  }
`

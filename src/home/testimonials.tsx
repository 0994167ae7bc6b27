import { graphql } from 'gatsby'
import { SectionHeading } from '../components/section-heading'

/** Client testimonials, with a line that says so if any is a sample. */
export function Testimonials({
  title,
  testimonials,
}: {
  title: string
  testimonials: readonly Queries.TestimonialFragment[]
}) {
  return (
    <section aria-labelledby="stories" className="bg-deep py-20 text-on-deep">
      <div className="measure">
        <SectionHeading id="stories">{title}</SectionHeading>
        {testimonials.some(({ sample }) => sample) && (
          <p className="mt-4 text-on-deep-muted">Sample stories, invented for this site.</p>
        )}
        <div className="mt-10 grid gap-10 md:grid-cols-2 md:gap-14">
          {testimonials.map(({ quote, name, achievement, duration }) => (
            <figure key={quote} className="border-l-4 border-hull-field pl-6">
              <blockquote className="text-xl">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-3 text-sm text-on-deep-muted">
                {name} · {achievement} · {duration}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Testimonial on Testimonial {
    quote
    name
    achievement
    duration
    sample
  }
`

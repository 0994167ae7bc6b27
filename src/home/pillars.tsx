import { SectionHeading } from '../ui/section-heading'

interface PillarsProps {
  pillars: readonly { readonly title: string; readonly text: string }[]
}

/** What sets the coach apart, numbered. */
export function Pillars({ pillars }: PillarsProps) {
  return (
    <section aria-labelledby="pillars" className="measure py-20">
      <SectionHeading id="pillars">We Do Fitness Differently</SectionHeading>
      <ol className="mt-10 grid border-t-2 border-ink md:grid-cols-3">
        {pillars.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-rule py-6 not-first:border-t md:px-6 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <p className="text-sm font-bold text-hull" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="display mt-3 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

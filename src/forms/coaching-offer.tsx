import { graphql } from 'gatsby'

/** The words of a link to the offer. */
export const coachingLink = ({ price }: { price: string | null }) =>
  price ? 'What coaching includes and costs' : 'What coaching includes'

/** What visitors can buy from the coach, and for how much. */
export function CoachingOffer({ title, text, includes, price }: Queries.CoachingOfferFragment) {
  return (
    <section id="coaching" aria-labelledby="offer" className="scroll-mt-24">
      <h2 id="offer" className="display text-xl">
        {title}
      </h2>
      <p className="mt-3 max-w-[42rem]">{text}</p>
      <ul className="goals mt-5 grid max-w-[42rem] gap-3">
        {includes.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      {price && (
        <p className="mt-6 max-w-[42rem] border-t-2 border-ink pt-4">
          <strong>What it costs: </strong>
          {price}
        </p>
      )}
    </section>
  )
}

export const query = graphql`
  fragment CoachingOffer on SiteSettingsCoaching {
    title
    text
    includes
    price
    answer
  }
`

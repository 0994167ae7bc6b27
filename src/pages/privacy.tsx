import { graphql, type PageProps } from 'gatsby'
import { paths } from '../lib/paths'
import { type KeptData, keptData } from '../shell/kept-data'
import { PageHead } from '../shell/page-head'
import { MarkedWaterline } from '../ui/marked-waterline'
import { PageHeader } from '../ui/page-header'
import { SectionHeading } from '../ui/section-heading'
import { TableHead } from '../ui/table-head'
import { useSite } from '../ui/use-site'

/** What is stored where, how to delete it, and what is sent to whom. */
export default function Privacy({ data: { siteSettings } }: PageProps<Queries.PrivacyQuery>) {
  const { forms } = useSite()
  return (
    <>
      <PageHeader
        title="Privacy"
        lead="No account, no tracking, no cookies. What the site keeps, it keeps in your browser, and you can delete it there."
        hull={<MarkedWaterline />}
      />
      <div className="measure grid gap-12 py-12 sm:py-16">
        <section aria-labelledby="kept">
          <SectionHeading id="kept">What is kept, and where</SectionHeading>
          <p className="mt-6 max-w-[42rem]">
            All of it lies in this browser, on this device. We cannot see it. Who only looks around
            leaves nothing but an answer about cookies. Safari deletes it by itself after seven days
            of use without a visit; your training log can be saved as a file.
          </p>
          <div className="kept-data">
            <table>
              <TableHead columns={['What', 'How to delete it', 'Its name']} />
              <tbody>
                {keptData.map((kept) => (
                  <KeptRow key={kept.key} kept={kept} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section aria-labelledby="all">
          <SectionHeading id="all">All of it at once</SectionHeading>
          <p className="mt-6 max-w-[42rem]">
            Delete this site’s data in your browser: on a computer under the sign beside the address
            (“Site data” or “Cookies and site data”), on a phone in the browser’s settings under
            “Site data” or “Website Data”. A private window deletes it when you close it.
          </p>
        </section>
        <section aria-labelledby="sent">
          <SectionHeading id="sent">What is sent</SectionHeading>
          <ul className="goals mt-6 grid max-w-[42rem] gap-3">
            <li>
              What you log, tick and save, and your settings, stay in your browser until you send
              them to someone yourself.
            </li>
            <li>
              Whoever hosts this site gets what every host gets with every page: your network
              address, the browser’s name, and the page’s address. The address can say what you do
              there: what you look for, which lists and plans you choose, compare or share, what you
              answer in the finder, and what you work out with a calculator.
            </li>
            <li>
              Photographs come from {siteSettings?.imageHost}, which gets the same for each
              photograph, without the page’s address.
            </li>
            <li>
              {forms === 'none'
                ? 'The forms send nothing: what you write stays in the page, and you are offered to send it on WhatsApp yourself.'
                : 'What you write into a form goes to whoever hosts this site, and from there to the coach.'}
            </li>
            <li>
              WhatsApp opens when you press its button, with a text that you can change. Nothing is
              sent before you send it; from then on its own rules hold.
            </li>
            <li>
              Both answers about cookies have the same effect today: there is nothing here that is
              not essential.
            </li>
          </ul>
          <p className="mt-8">
            <a href={paths.contact} className="button">
              Ask About It
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

const places: Record<KeptData['where'], string> = {
  'local storage': 'Local storage',
  database: 'IndexedDB',
  cache: 'Cache storage',
}

const KeptRow = ({ kept: { key, where, what, gone } }: { kept: KeptData }) => (
  <tr>
    <th scope="row">{what}</th>
    <td>{gone}</td>
    <td>
      {places[where]}: <code>{key}</code>
    </td>
  </tr>
)

export const Head = () => (
  <PageHead
    title="Privacy"
    description="What this site keeps in your browser, how to delete it, and what is sent to whom: no account, no tracking, no cookies."
    path={paths.privacy}
  />
)

export const query = graphql`
  query Privacy {
    siteSettings {
      imageHost
    }
  }
`

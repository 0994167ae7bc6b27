import { graphql, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { SectionHeading } from '../components/section-heading'
import { TableHead } from '../components/table-head'
import { useSite } from '../components/use-site'
import { type FormTarget, formTarget, hasNewsletter } from '../forms/model/form-target'
import { PageHead } from '../layout/page-head'
import { storedData } from '../layout/stored-data'
import { paths } from '../lib/paths'
import { ERASED_ID, EraseEverything } from '../training/erase-everything'

/** What this site stores, how to delete it, and what it sends to whom. */
export default function Privacy({ data: { siteSettings } }: PageProps<Queries.PrivacyQuery>) {
  const site = useSite()
  const { whatsapp, cookieBanner } = site
  const analytics = siteSettings?.analytics
  const asks = cookieBanner !== false
  return (
    <>
      <PageHeader
        title="Privacy"
        lead={
          analytics
            ? `No account. ${analytics.service} counts your visits only if you accept all cookies. The site saves its data in your browser, where you can delete it.`
            : 'No account, no tracking, no cookies. The site saves its data in your browser, where you can delete it.'
        }
      />
      <div className="measure grid gap-12 py-12 sm:py-16">
        <section aria-labelledby="kept">
          <SectionHeading id="kept">What the Site Saves, and Where</SectionHeading>
          <p className="mt-6 max-w-[42rem]">
            {`Everything stays in this browser, on this device. We can’t see it. If you only look around, ${asks ? 'all the site saves is your answer about cookies' : 'the site saves nothing'}. Safari deletes saved data if you use it for seven days without visiting this site, so save your training log as a file.`}
          </p>
          <div className="kept-data">
            <table>
              <TableHead columns={['What', 'How to delete it', 'Its name']} />
              <tbody>
                {Object.entries(storedData).map(([place, items]) =>
                  items
                    .filter(({ key }) => asks || !key.startsWith('cookie-'))
                    .map(({ key, what, howToDelete }) => (
                      <tr key={key}>
                        <th scope="row">{what}</th>
                        <td>{howToDelete}</td>
                        <td>
                          {place}: <code>{key}</code>
                        </td>
                      </tr>
                    )),
                )}
              </tbody>
            </table>
          </div>
        </section>
        <section aria-labelledby="all">
          <SectionHeading id="all">Delete Everything at Once</SectionHeading>
          <p id={ERASED_ID} className="notice hidden target:block">
            Everything that this site had saved in this browser is erased.
          </p>
          <div className="needs-script mt-6 max-w-[42rem]">
            <ErrorBoundary subject="The button">
              <EraseEverything />
            </ErrorBoundary>
          </div>
          <p className="mt-6 max-w-[42rem]">
            Your browser can also clear this site’s data. On a computer, click the icon beside the
            address and choose “Site data” or “Cookies and site data”. On a phone, look for “Site
            data” or “Website Data” in the browser’s settings. A private window deletes everything
            when you close it.
          </p>
        </section>
        <section aria-labelledby="sent">
          <SectionHeading id="sent">What the Site Sends</SectionHeading>
          <ul className="goals mt-6 grid max-w-[42rem] gap-3">
            <li>
              What you log, check off and save stays in your browser, and so do your settings, until
              you send them to someone yourself.
            </li>
            <li>
              The company that hosts this site gets what every host gets with each page: your IP
              address, your browser’s name, and the page’s address. That address can include your
              search words, the lists and plans you choose, compare or share, your answers in the
              finder, and what you enter into a calculator.
            </li>
            {siteSettings?.imageHost && (
              <li>
                Photographs come from {siteSettings.imageHost}, which gets your IP address and your
                browser’s name, but not the page’s address.
              </li>
            )}
            {formTexts(site).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {whatsapp && (
              <li>
                A WhatsApp button opens WhatsApp with a message that you can edit. Nothing goes out
                until you press send; after that, WhatsApp’s own privacy policy applies.
              </li>
            )}
            {analytics ? (
              <li>
                {`If you accept all cookies, ${analytics.service} counts your visits, with a script from ${new URL(analytics.script).host}. It gets the address of each page you open, ${hidesQuery(analytics) ? 'without' : 'with'} your search words and answers in it, the page before it, your IP address and your browser’s name, and it may set cookies. If you reject them, it is never loaded. “Cookie Settings” at the bottom of each page changes your answer.`}
              </li>
            ) : (
              <li>
                {asks
                  ? 'Both answers about cookies do the same today, because the site uses only what is essential.'
                  : 'The site uses only what is essential, so it does not ask about cookies.'}
              </li>
            )}
          </ul>
          <p className="mt-8">
            <a href={paths.contact} className="button">
              Ask a Question
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

/** Whether /visits.js keeps the query from a service. Of Plausible's scripts, only those named pa-… allow it. */
const hidesQuery = ({ service, script }: { service: string; script: string }) =>
  service !== 'Plausible' || /\/pa-[^/]+$/.test(script)

/** Says of each form where it goes. */
function formTexts(site: ReturnType<typeof useSite>): string[] {
  const contact = formTarget(site, 'contact')
  const newsletter = hasNewsletter(site) ? formTarget(site, 'newsletter') : contact
  if (contact?.action === newsletter?.action) return [formText('a form', contact, site)]
  return [
    formText('the contact form', contact, site),
    formText('the newsletter form', newsletter, site),
  ]
}

function formText(form: string, target: FormTarget | undefined, { email, whatsapp }: Contact) {
  if (target?.isNetlify)
    return `What you write in ${form} goes to the company that hosts this site, and from there to the coach.`
  if (target)
    return `What you write in ${form} goes to ${new URL(target.action).host}, a service that passes it on to the coach.`
  const app = email || !whatsapp ? 'your mail program' : 'WhatsApp'
  return form === 'a form'
    ? `The forms send nothing by themselves. What you write opens as a message in ${app}, and goes out when you send it there.`
    : `What you write in ${form} opens as a message in ${app}, and goes out when you send it there.`
}

type Contact = Pick<ReturnType<typeof useSite>, 'email' | 'whatsapp'>

export const Head = () => (
  <PageHead
    title="Privacy"
    description="What this site saves in your browser, how to delete it, and what it sends to whom."
    path={paths.privacy}
  />
)

export const query = graphql`
  query Privacy {
    siteSettings {
      imageHost
      analytics {
        service
        script
      }
    }
  }
`

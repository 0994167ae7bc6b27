import { useSite } from './use-site'

/** The coach's mail address and telephone number as plain links, if the site has them. */
export function DirectLines({ className }: { className?: string }) {
  const { email, phone } = useSite()
  return (
    <ul className={className}>
      {email && (
        <li>
          <a href={`mailto:${email}`} className="footer-link underline">
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="footer-link underline">
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}

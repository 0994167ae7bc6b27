import { useSite } from './use-site'

/** The coach's mail address and telephone number as plain links, if the site has them. */
export function DirectLines({ className }: { className: string }) {
  const { email, phone } = useSite()
  return (
    // A long address wraps where a narrow screen with large text has no room for it.
    <ul className={`wrap-anywhere ${className}`}>
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

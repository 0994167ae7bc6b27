import { ExternalLink } from './external-link'
import { HiddenText } from './hidden-text'
import { Icon, socialIcon } from './icon'

interface SocialLinksProps {
  socials: readonly { readonly network: string; readonly url: string }[]
}

/** The coach's profiles as icons. '#' marks a profile that doesn't exist yet (spec section 2). */
export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {socials.map(({ network, url }) => (
        <li key={network} data-tooltip={network}>
          {url === '#' ? (
            <a href={url} className="social-link">
              <Icon name={socialIcon(network)} />
              <HiddenText>{network}</HiddenText>
            </a>
          ) : (
            <ExternalLink href={url} className="social-link">
              <Icon name={socialIcon(network)} />
              <HiddenText>{network}</HiddenText>
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  )
}

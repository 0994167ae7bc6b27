import { ExternalLink } from './external-link'
import { HiddenText } from './hidden-text'
import { Icon, socialIcon } from './icon'

interface SocialLinksProps {
  socials: readonly { readonly network: string; readonly url: string }[]
}

const target =
  'flex size-11 items-center justify-center rounded-xs border border-current hover:border-hull-field hover:bg-hull-field hover:text-white'

/** The coach's profiles as icons. '#' stands for a profile that does not exist yet (spec section 2). */
export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {socials.map(({ network, url }) => (
        <li key={network} data-tooltip={network}>
          {url === '#' ? (
            <a href={url} className={target}>
              <Icon name={socialIcon(network)} />
              <HiddenText>{network}</HiddenText>
            </a>
          ) : (
            <ExternalLink href={url} className={target}>
              <Icon name={socialIcon(network)} />
              <HiddenText>{network}</HiddenText>
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  )
}

import { ExternalLink } from './external-link'
import { Icon, socialIcon } from './icon'
import { useSite } from './use-site'
import { VisuallyHidden } from './visually-hidden'

/** The coach's profiles as icons. '#' marks a profile that doesn't exist yet (spec section 2). */
export function SocialLinks() {
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {useSite().socials.map(({ network, url }) => {
        const Anchor = url === '#' ? 'a' : ExternalLink
        return (
          <li key={network} data-tooltip={network}>
            <Anchor href={url} className="social-link">
              <Icon name={socialIcon(network)} />
              <VisuallyHidden>{network}</VisuallyHidden>
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

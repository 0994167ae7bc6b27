import { ExternalLink } from './external-link'
import { Icon, socialIcon } from './icon'
import { useSite } from './use-site'
import { VisuallyHidden } from './visually-hidden'

/**
 * The coach's profiles as icons, or by name if the network has no icon here. '#' marks a profile that doesn't exist
 * yet (spec section 2).
 */
export function SocialLinks() {
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {useSite().socials.map(({ network, url }) => {
        const Anchor = url === '#' ? 'a' : ExternalLink
        const icon = socialIcon(network)
        return (
          <li key={network} data-tooltip={icon && network}>
            <Anchor href={url} className={icon ? 'social-link' : 'social-link w-auto px-3'}>
              {icon ? (
                <>
                  <Icon name={icon} />
                  <VisuallyHidden>{network}</VisuallyHidden>
                </>
              ) : (
                network
              )}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

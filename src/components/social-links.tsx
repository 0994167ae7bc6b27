import { ExternalLink } from './external-link'
import { Icon, socialIcon } from './icon'
import { useSite } from './use-site'
import { VisuallyHidden } from './visually-hidden'

/**
 * The coach's profiles as icons, or by name if the network has no icon here. '#' marks a profile that doesn't exist
 * yet (spec section 2), and the page says so.
 */
export function SocialLinks() {
  const { socials } = useSite()
  const missing = socials.filter(({ url }) => url === '#').map(({ network }) => network)
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-3">
        {socials.map(({ network, url }) => {
          const isMissing = url === '#'
          const Anchor = isMissing ? 'a' : ExternalLink
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
      {missing.length > 0 && (
        <p className="mt-2 text-sm opacity-80">
          {missing.length === socials.length
            ? 'No profiles yet.'
            : `No profile yet on ${missing.join(', ')}.`}
        </p>
      )}
    </>
  )
}

import { Icon } from '../../components/icon'
import { showToast } from '../../components/toast'
import { useSite } from '../../components/use-site'
import { ComposedLink } from '../../forms/composed-link'
import { composeMessages } from '../../forms/model/composed-message'
import { Button } from '../button'

/** Shares a session with the coach, by the system's share sheet or else by WhatsApp or copying. */
export function ShareSession({ text }: { text: string }) {
  const site = useSite()
  const { whatsapp } = site
  // A chat, where the site has one.
  const message = composeMessages(site, { subject: whatsapp ? '' : 'My session', text }).at(-1)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast('Session copied.')
    } catch {
      showToast('Your browser blocked copying.')
    }
  }

  async function share() {
    try {
      await navigator.share({ text })
    } catch (error) {
      // A trainee who closes the sheet cancels.
      if ((error as Error).name !== 'AbortError') copy()
    }
  }

  if ('share' in navigator) {
    return (
      <Button onClick={share}>
        <Icon name="share" />
        Share With Your Coach
      </Button>
    )
  }
  return (
    <>
      {message && (
        <ComposedLink message={message} className="button">
          Send to Your Coach
        </ComposedLink>
      )}
      <Button onClick={copy}>Copy as Text</Button>
    </>
  )
}

import { Icon } from '../../components/icon'
import { showToast } from '../../components/toast'
import { useSite } from '../../components/use-site'
import { coachNumber, composeMessage } from '../../forms/model/composed-message'
import { whatsappUrl } from '../../forms/model/whatsapp'
import { Button } from '../button'

/** Shares a session with the coach, by the system's share sheet or else by WhatsApp or copying. */
export function ShareSession({ text }: { text: string }) {
  const site = useSite()
  const { whatsapp } = site
  const href = whatsapp
    ? whatsappUrl(coachNumber(whatsapp), text)
    : composeMessage(site, { subject: 'My session', text }).href

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
      <a className="button" href={href} target="_blank" rel="noopener noreferrer">
        {whatsapp && <Icon name="whatsapp" />}
        Send to Your Coach
      </a>
      <Button onClick={copy}>Copy as Text</Button>
    </>
  )
}

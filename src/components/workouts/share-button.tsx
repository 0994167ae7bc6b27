import { useHydrated } from '../../hooks/use-hydrated'
import { Icon } from '../ui/icon'
import { showToast } from '../ui/toast'

/** Shares the page's address: here it is copied, and the visitor told so. */
export function ShareButton() {
  const hydrated = useHydrated()
  async function share() {
    const address = window.location.href
    try {
      await navigator.clipboard.writeText(address)
      showToast('The link is copied.')
    } catch {
      showToast(`Copy this link: ${address}`)
    }
  }
  return (
    <button type="button" className="button needs-script" disabled={!hydrated} onClick={share}>
      <Icon name="share" /> Share Workout
    </button>
  )
}

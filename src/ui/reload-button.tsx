/** Loads the page again: the way on where a script is broken, or gone since a new version is online. */
export function ReloadButton({ className = 'button' }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload the Page
    </button>
  )
}

/** Reloads the page, for scripts that fail, or that are gone since a new version went online. */
export function ReloadButton({ className = 'button' }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload the Page
    </button>
  )
}

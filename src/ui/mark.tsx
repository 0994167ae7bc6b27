/** The brand mark: a circle with a level line across it. Decorative, next to the brand's name. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 24" className={className} aria-hidden="true">
      <circle cx="22" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M0 12h44" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

/** The load line as on a hull: the mark next to the ladder of levels. Decorative. */
export function LoadLineMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 220" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="6">
        <circle cx="118" cy="133" r="75" />
        <path d="M2 133h232M328 5h-45v162h45M283 59h45M283 113h45" />
      </g>
      <g className="display" fill="currentColor" fontSize="19">
        <text x="336" y="12">
          A
        </text>
        <text x="336" y="66">
          I
        </text>
        <text x="336" y="120">
          B
        </text>
      </g>
    </svg>
  )
}

import type { CSSProperties } from 'react'
import type { Drawing } from '../lib/drawing'

/** Wider than this, a mark is a wordmark, and needs more room to be read. */
const WORDMARK_RATIO = 2.2

interface BrandMarkProps {
  mark: Drawing | null
  className?: string
}

/** The brand's mark, if it has one. Decorative, next to the brand's name. */
export function BrandMark({ mark, className }: BrandMarkProps) {
  if (!mark) return null
  return (
    <svg
      viewBox={mark.viewBox}
      className={className}
      style={mark.ratio > WORDMARK_RATIO ? { width: 'min(6rem, 28vw)' } : undefined}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: src/content/svg-drawing.ts keeps shapes alone
      dangerouslySetInnerHTML={{ __html: mark.shapes }}
    />
  )
}

interface LoadLineMarkProps {
  className?: string
  style?: CSSProperties
  /** Whether the ladder of levels stands beside the mark. A narrow box cuts it off. */
  hasLevels?: boolean
}

/** The load line as on a hull. Decorative. */
export function LoadLineMark({ className = '', style, hasLevels }: LoadLineMarkProps) {
  return (
    <svg
      viewBox={`0 0 ${hasLevels ? 540 : 236} 220`}
      preserveAspectRatio="xMinYMid slice"
      className={className}
      style={style}
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="6">
        <circle cx="118" cy="133" r="75" />
        <path d={`M2 133h232${hasLevels ? 'M328 5h-45v162h45M283 59h45M283 113h45' : ''}`} />
      </g>
      {hasLevels && (
        <g className="display" fill="currentColor" fontSize="22">
          {['Advanced', 'Intermediate', 'Beginner'].map((level, index) => (
            <text key={level} x="342" y={13 + index * 54}>
              {level}
            </text>
          ))}
        </g>
      )}
    </svg>
  )
}

/** Icons: paths on a 24 × 24 grid, stroked in the text color. */
const drawings = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  heart:
    'M12 20.5C5 15 3 12 3 8.6 3 6 5 4 7.4 4c1.9 0 3.5 1 4.6 2.8C13.1 5 14.7 4 16.6 4 19 4 21 6 21 8.6c0 3.4-2 6.4-9 11.9z',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v8h14v-8',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.2 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l1-2-2.3-1-1 1c-1.2-.5-2-1.4-2.5-2.5l1-1-1-2z',
  Instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2h.01',
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.8 1.8-1.8h1.7V3h-2.3C12.6 3 11 4.6 11 7v2.5H8V13h3v8',
  YouTube: 'M3 6h18v12H3zM10 9.5l5 2.5-5 2.5z',
} as const

export type IconName = keyof typeof drawings

/** An icon at text size. Decorative, because its button or link has the name. */
export function Icon({ name, className }: { name: IconName; className?: string | false }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}

/** Returns a social network's icon by its display name, if it has one. */
export const socialIcon = (network: string): IconName | undefined =>
  Object.hasOwn(drawings, network) ? (network as IconName) : undefined

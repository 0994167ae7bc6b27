import { create } from 'qrcode/lib/core/qrcode'

/** Draws an address as a code for another device's camera. */
export function QrFigure({ address, label }: { address: string; label: string }) {
  const { size, data } = create(address, { errorCorrectionLevel: 'L' }).modules
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      data[row * size + column] ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  )
  return (
    <svg
      className="train-code"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={rows.join('')} />
    </svg>
  )
}

import { useEffect, useMemo, useState } from 'react'
import type { FigureSource } from '../../packages/figures'
import { CELL, movementOf, tonePaint } from '../../packages/figures'

/** Animates a figure through its phases and back, centered. */
export function MovingFigure({ poses }: { poses: FigureSource }) {
  const shapesAt = useMemo(() => movementOf(poses), [poses])
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const start = performance.now()
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const draw = (now: number) => {
      if (!reducedMotion.matches) setSeconds(Math.max(0, now - start) / 1000)
      frame = requestAnimationFrame(draw)
    }
    let frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <g transform={`translate(${((poses.phases.length - 1) * CELL) / 2})`}>
      {shapesAt(seconds).map(({ tone, width, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all frames have the same shapes in the same order
        <path key={index} {...tonePaint[tone]} strokeWidth={width} d={path} />
      ))}
    </g>
  )
}

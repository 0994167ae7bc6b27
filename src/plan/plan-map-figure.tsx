import { BOX, type MappedPlan, planMap } from './model/plan-map'

/** A map of all plans by category and level, with arrows to the next ones. A list below repeats it. */
export function PlanMapFigure({ plans }: { plans: readonly (MappedPlan & { title: string })[] }) {
  const { width, height, boxes, lanes, columns, arrows } = planMap(plans)
  return (
    // The map is wider than a phone. It scrolls sideways, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className="plan-map" aria-label="The map" tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Plans by category and level, with arrows to what comes after each"
      >
        <defs>
          <marker
            id="onward"
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {lanes.map(({ category, y }) => (
          <g key={category} className="plan-map-lane">
            <path d={`M0 ${y}H${width}`} />
            <text x={columns[0]?.x} y={y + 24}>
              {category}
            </text>
          </g>
        ))}
        {columns.map(({ level, x }) => (
          <text key={level} x={x} y="22" className="plan-map-level">
            {level}
          </text>
        ))}
        {arrows.map((arrow) => (
          <path key={arrow} d={arrow} className="plan-map-way" markerEnd="url(#onward)" />
        ))}
        {boxes.map(({ plan, x, y }) => (
          <g key={plan.planId}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="2" />
            <text x={x + 14} y={y + 28}>
              {plan.title}
            </text>
          </g>
        ))}
      </svg>
    </section>
  )
}

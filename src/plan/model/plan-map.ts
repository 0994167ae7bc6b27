import { categories, levels } from '../../lib/vocabulary'

export interface MappedPlan {
  readonly planId: string
  readonly level: string
  readonly category: string
  readonly next: readonly { readonly planId: string }[]
}

interface Position {
  x: number
  y: number
}

export const BOX = { width: 244, height: 44 }
const GAP = { x: 96, y: 12 }
const MARGIN = { x: 48, top: 44 }
const LANE_HEAD = 36

/**
 * Lays out the map in drawing units: a lane per category, a column per level, a box per plan, and an arrow, as
 * an SVG path, to each next plan.
 */
export function planMap<Plan extends MappedPlan>(plans: readonly Plan[]) {
  const columns = levels.map((level, index) => ({
    level,
    x: MARGIN.x + index * (BOX.width + GAP.x),
  }))
  const boxes: ({ plan: Plan } & Position)[] = []
  const lanes: { category: string; y: number }[] = []
  let top = MARGIN.top
  for (const category of categories) {
    const cells = columns.map(({ level, x }) => ({
      x,
      members: plans.filter((plan) => plan.category === category && plan.level === level),
    }))
    const rows = Math.max(...cells.map(({ members }) => members.length))
    if (rows === 0) continue
    lanes.push({ category, y: top })
    for (const { x, members } of cells)
      members.forEach((plan, row) => {
        boxes.push({ plan, x, y: top + LANE_HEAD + row * (BOX.height + GAP.y) })
      })
    top += LANE_HEAD + rows * (BOX.height + GAP.y) + GAP.y
  }
  const arrows = boxes.flatMap((from) =>
    from.plan.next.flatMap(({ planId }) => {
      const to = boxes.find(({ plan }) => plan.planId === planId)
      return to ? arrowPath(from, to) : []
    }),
  )
  const width = MARGIN.x * 2 + columns.length * (BOX.width + GAP.x) - GAP.x
  return { width, height: top, boxes, lanes, columns, arrows }
}

/** Starts at the side that faces the target's column. Within one column, loops around on the left. */
function arrowPath(from: Position, to: Position): string {
  const [fromY, toY] = [from.y + BOX.height / 2, to.y + BOX.height / 2]
  if (from.x === to.x) {
    const out = from.x - Math.min(60, 16 + Math.abs(toY - fromY) / 14)
    return `M${from.x} ${fromY}C${out} ${fromY} ${out} ${toY} ${to.x - 4} ${toY}`
  }
  const forward = from.x < to.x
  const start = forward ? from.x + BOX.width : from.x
  const end = forward ? to.x - 4 : to.x + BOX.width + 4
  const middle = (start + end) / 2
  return `M${start} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${end} ${toY}`
}

import { categories, levels } from '../../lib/vocabulary'

/** The fields of a plan that the map needs. */
export interface MappedPlan {
  readonly planId: string
  readonly level: string
  readonly category: string
  readonly next: readonly { readonly planId: string }[]
}

/** A plan's box on the map. */
export interface PlanBox<Plan> {
  plan: Plan
  x: number
  y: number
}

/** The plans of one category, left to right by level. */
export interface Lane {
  category: string
  y: number
}

/** The map, in drawing units. */
export interface PlanMap<Plan> {
  width: number
  height: number
  boxes: PlanBox<Plan>[]
  lanes: Lane[]
  /** Left edge of each level's column, in order. */
  columns: { level: string; x: number }[]
  /** SVG paths of the arrows from each plan to the next ones. */
  arrows: string[]
}

export const BOX = { width: 244, height: 44 }
const GAP = { x: 96, y: 12 }
const MARGIN = { x: 48, top: 44 }
const LANE_HEAD = 36

/** Lays out the map, with a row per category, a column per level and an arrow to each next plan. */
export function planMap<Plan extends MappedPlan>(plans: readonly Plan[]): PlanMap<Plan> {
  const columns = levels.map((level, index) => ({
    level,
    x: MARGIN.x + index * (BOX.width + GAP.x),
  }))
  const boxes: PlanBox<Plan>[] = []
  const lanes: Lane[] = []
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
  const boxById = new Map(boxes.map((box) => [box.plan.planId, box]))
  const arrows = boxes.flatMap((from) =>
    from.plan.next.flatMap(({ planId }) => {
      const to = boxById.get(planId)
      return to ? arrowPath(from, to) : []
    }),
  )
  const width = MARGIN.x * 2 + columns.length * (BOX.width + GAP.x) - GAP.x
  return { width, height: top, boxes, lanes, columns, arrows }
}

type Position = Pick<PlanBox<unknown>, 'x' | 'y'>

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

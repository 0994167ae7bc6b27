import { HullMark } from './mark'

/** A higher waterline with the load line drawn across it, for the head of a list. */
export function MarkedWaterline() {
  return (
    <div className="waterline waterline-marked">
      <div className="measure relative">
        <HullMark className="waterline-mark" />
      </div>
    </div>
  )
}

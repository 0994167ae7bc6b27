import { HullMark } from './mark'

/** A higher waterline with the load line across it, for list headers. */
export function MarkedWaterline() {
  return (
    <div className="waterline waterline-marked">
      <div className="measure relative">
        <HullMark className="waterline-mark" />
      </div>
    </div>
  )
}

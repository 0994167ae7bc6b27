/** History state of a filter click: keep the scroll position, and restore focus. */
export interface FilterState {
  keepScroll?: boolean
  /** The filter's group: its element's `data-group`. */
  chosen?: string
}

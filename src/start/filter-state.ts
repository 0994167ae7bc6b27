/** What a chosen filter leaves in the browser's history: where focus was, and that the scroll position is to stay. */
export interface FilterState {
  keepScroll?: boolean
  /** The group of filters it is in: the `data-group` of its element. */
  chosen?: string
}

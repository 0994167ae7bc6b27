/** Marks a draft or scheduled item, in builds that show those. */
export function UnpublishedBadge() {
  return <strong className="rounded-xs bg-hull-field px-2 text-white">Not published</strong>
}

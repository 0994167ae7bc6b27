/** Marks a draft or a scheduled article or plan, where such content is shown at all. */
export function HiddenBadge() {
  return <strong className="rounded-xs bg-hull-field px-2 text-[#fff]">Not published</strong>
}

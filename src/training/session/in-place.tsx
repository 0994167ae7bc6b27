/** Whose place an exercise takes, and why, as a sentence. */
export const InPlace = ({ text }: { text: string | undefined }) =>
  text && <p className="text-sm text-muted">{text}</p>

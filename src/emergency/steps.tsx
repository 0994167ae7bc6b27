/** What to do, in order. */
export function Steps({ steps }: { steps: readonly { text: string }[] }) {
  return (
    <ol className="emergency-steps">
      {steps.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}

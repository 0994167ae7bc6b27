/** What to do, in order. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="emergency-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

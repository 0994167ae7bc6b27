export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

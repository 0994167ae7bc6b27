import type { Emergency } from './model/search-settings'

/** What to do now, above all results. Editors or the site's safety block provide the words. */
export function EmergencyBox({ emergency: { title, text } }: { emergency: Emergency }) {
  return (
    <section aria-label={title} className="border-4 border-hull p-4">
      <h2 className="display text-xl text-hull">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3 font-bold">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

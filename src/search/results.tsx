import type { FoundPage, FoundSection } from './engine'
import { moveFocus } from './move-focus'

const kinds = {
  article: 'Article',
  guide: 'Guide',
  plan: 'Plan',
  exercise: 'Exercise',
  tool: 'Tool',
  emergency: 'Emergency',
  site: 'Page',
} as const

/** Result pages, each with its matching sentences. */
export function Results({ pages }: { pages: readonly FoundPage[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only adds shortcuts to the links inside
    <div data-results onKeyDown={moveFocus}>
      <ol aria-label="Results" className="grid gap-8">
        {pages.map(({ kind, title, address, figure, sections }) => (
          <li key={address} className="border-t-2 border-ink pt-4">
            <p className="text-sm font-bold text-hull">{kinds[kind]}</p>
            <h3 className="display text-lg">
              <a href={address} className="flex min-h-11 items-center gap-3 hover:underline">
                {figure && (
                  <svg className="figure w-24 flex-none" aria-hidden="true">
                    <use href={figure} />
                  </svg>
                )}
                {title}
              </a>
            </h3>
            <ul className="mt-2 grid gap-3">
              {sections.map((section) => (
                <SectionItem key={section.address} section={section} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

function SectionItem({ section: { address, heading, sentence } }: { section: FoundSection }) {
  return (
    <li>
      {heading && (
        <a href={address} className="flex min-h-11 items-center font-bold underline">
          {heading}
        </a>
      )}
      <p>
        {sentence.map(({ text, hit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never reorder
          hit ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
    </li>
  )
}

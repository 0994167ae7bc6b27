import { Icon } from './icon'

/** The way back above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="mb-6 inline-flex min-h-11 items-center gap-2 font-bold hover:underline">
      <Icon name="back" />
      {children}
    </a>
  )
}

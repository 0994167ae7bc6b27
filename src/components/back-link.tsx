import { Icon } from './icon'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="plain-action mb-6">
      <Icon name="back" />
      {children}
    </a>
  )
}

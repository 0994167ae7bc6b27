import { type ReactNode, useId } from 'react'
import { Icon } from '../../components/icon'
import { Button } from '../button'

interface LogSectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function LogSection({ title, className = 'plan-section p-4', children }: LogSectionProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id} className="display text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

export const BackButton = ({ to, onClick }: { to: string; onClick: () => void }) => (
  <p className="no-print">
    <Button className="plain-action" onClick={onClick}>
      <Icon name="back" />
      {to}
    </Button>
  </p>
)

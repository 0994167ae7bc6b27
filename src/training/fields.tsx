import type { ReactNode } from 'react'

export const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the children are its control
  <label className="grid min-w-0 flex-[1_1_14rem]">
    <span className="text-sm text-muted">{label}</span>
    {children}
  </label>
)

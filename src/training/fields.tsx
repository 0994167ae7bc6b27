import { type ComponentProps, type ReactNode, useId } from 'react'

export const CheckBox = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="train-box flex cursor-pointer items-center gap-3 border-t border-rule">
    <input type="checkbox" {...input} />
    {children}
  </label>
)

export const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the children are its control
  <label className="train-choose grid min-w-0">
    <span className="text-sm text-muted">{label}</span>
    {children}
  </label>
)

interface RadioGroupProps<Value> {
  legend: string
  options: readonly Value[]
  label?: (option: Value) => string
  value: Value
  onChange: (value: Value) => void
}

export function RadioGroup<Value>({
  legend,
  options,
  label = String,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="train-units flex flex-wrap items-center gap-3">
      <legend className="text-sm text-muted">{legend}</legend>
      {options.map((option) => (
        <label key={label(option)} className="filter-link train-unit cursor-pointer justify-center">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label(option)}
        </label>
      ))}
    </fieldset>
  )
}

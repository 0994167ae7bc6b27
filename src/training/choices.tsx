import { type ComponentProps, useId } from 'react'

export const CheckBox = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-rule py-1.5">
    <input type="checkbox" className="size-6 flex-none accent-hull-field" {...input} />
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
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-start text-sm text-muted">{legend}</legend>
      {options.map((option) => (
        <label
          key={label(option)}
          className="filter-link min-h-12 min-w-16 cursor-pointer justify-center has-checked:border-ink has-checked:bg-ink has-checked:font-bold has-checked:text-(--paper) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            className="absolute opacity-0"
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

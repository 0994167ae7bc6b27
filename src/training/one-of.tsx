import { useId } from 'react'

interface OneOfProps<Value> {
  legend: string
  options: readonly Value[]
  label?: (option: Value) => string
  value: Value
  onChange: (value: Value) => void
}

/** One of a few things to choose. */
export function OneOf<Value>({
  legend,
  options,
  label = String,
  value,
  onChange,
}: OneOfProps<Value>) {
  const name = useId()
  return (
    <fieldset className="train-units flex flex-wrap items-center gap-3">
      <legend className="text-sm text-muted">{legend}</legend>
      {options.map((one) => (
        <label key={label(one)} className="filter-link train-unit">
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {label(one)}
        </label>
      ))}
    </fieldset>
  )
}

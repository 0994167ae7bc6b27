import { hasUnits, limitIn, type Tool, type ToolField, unitOf } from './model/form'
import type { System } from './model/units'
import type { useTool } from './use-tool'

/** Id of the answer, which describes an invalid field. */
export const ANSWER = 'tool-answer'

type ToolFieldsProps = ReturnType<typeof useTool>['fields'] & { tool: Tool }

/** A tool's form fields. They are native, so that phones show their number keyboard. */
export function ToolFields({ tool, entered, invalidField, onChange, onUnits }: ToolFieldsProps) {
  const { system, texts } = entered
  const unitsOf = (otherSystem: System) =>
    [...new Set([otherSystem, ...tool.fields.map((field) => unitOf(field, otherSystem))])]
      .filter((unit) => unit !== undefined)
      .join(', ')
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {hasUnits(tool) && (
        <label className="sm:col-span-2">
          Units
          <select
            name="unit"
            className="field"
            value={system}
            onChange={({ target }) => onUnits(target.value as System)}
          >
            <option value="kg">{unitsOf('kg')}</option>
            <option value="lb">{unitsOf('lb')}</option>
          </select>
        </label>
      )}
      {tool.fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={`tool-${field.name}`}>
            {field.label}
            {unitOf(field, system) && ` (${unitOf(field, system)})`}
          </label>
          <Control
            field={field}
            system={system}
            value={texts[field.name] ?? ''}
            isInvalid={invalidField === field.name}
            onChange={(text) => onChange(field.name, text)}
          />
        </div>
      ))}
    </div>
  )
}

interface ControlProps {
  field: ToolField
  system: System
  value: string
  isInvalid: boolean
  onChange: (text: string) => void
}

function Control({ field, system, value, isInvalid, onChange }: ControlProps) {
  const { name, kind, min, max, optional, options } = field
  const shared = {
    id: `tool-${name}`,
    name,
    value,
    className: 'field',
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? ANSWER : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (options) {
    return (
      <select {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'time') return <input {...shared} type="time" required />
  if (kind === 'list') return <input {...shared} type="text" inputMode="text" autoComplete="off" />
  const isCount = kind === 'count'
  return (
    <input
      {...shared}
      type="number"
      inputMode={isCount ? 'numeric' : 'decimal'}
      min={limitIn(min, system)}
      max={limitIn(max, system)}
      step={isCount ? 1 : 'any'}
      required={!optional}
    />
  )
}

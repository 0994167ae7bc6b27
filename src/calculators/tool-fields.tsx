import {
  asksHealth,
  chosenIn,
  hasUnits,
  limitIn,
  type Tool,
  type ToolField,
  toggle,
  unitOf,
} from './model/form'
import type { System } from './model/units'
import type { useTool } from './use-tool'

/** Id of the answer, which describes an invalid field. */
export const ANSWER = 'tool-answer'

type ToolFieldsProps = ReturnType<typeof useTool>['fields'] & {
  tool: Tool
  /** Whether the visitor asked for the answer, so that a question without one is marked. */
  isAsked: boolean
}

/** A tool's form fields. They are native, so that phones show their number keyboard. */
export function ToolFields({
  tool,
  entered,
  invalidField,
  isAsked,
  onChange,
  onUnits,
}: ToolFieldsProps) {
  const { system, texts } = entered
  const unitsOf = (otherSystem: System) =>
    [...new Set([otherSystem, ...tool.fields.map((field) => unitOf(field, otherSystem))])]
      .filter((unit) => unit !== undefined)
      .join(', ')
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {tool.fields.filter(isHealth).map((field) => (
        <HealthQuestion
          key={field.name}
          field={field}
          value={texts[field.name] ?? ''}
          isMissing={isAsked && !texts[field.name]}
          onChange={(text) => onChange(field.name, text)}
        />
      ))}
      {asksHealth(tool) && (
        <p className="text-sm text-muted sm:col-span-2">
          What you enter here is not stored, not sent, and not in the page's address.
        </p>
      )}
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
      {tool.fields
        .filter((field) => !isHealth(field))
        .map((field) => (
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

const isHealth = ({ kind }: ToolField) => kind === 'health'

interface FieldProps {
  field: ToolField
  value: string
  onChange: (text: string) => void
}

/** The question that decides whether a number helps. All answers are visible, and none is chosen beforehand. */
function HealthQuestion({
  field: { name, label, options, several },
  value,
  isMissing,
  onChange,
}: FieldProps & { isMissing: boolean }) {
  const problem = `tool-${name}-missing`
  return (
    <fieldset className="sm:col-span-2" aria-describedby={isMissing ? problem : undefined}>
      <legend className="mb-2 font-bold">{label}</legend>
      {isMissing && (
        <p id={problem} className="field-error">
          {several ? 'Check all that apply, or None of these.' : 'Choose an answer.'}
        </p>
      )}
      {options?.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5"
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            className="size-5 shrink-0 accent-hull"
            name={name}
            value={option.value}
            checked={chosenIn(value).includes(option.value)}
            onChange={() => onChange(several ? toggle(value, option.value) : option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

interface ControlProps extends FieldProps {
  system: System
  isInvalid: boolean
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

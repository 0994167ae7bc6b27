import { NOTHING } from '../plan/model/owned-equipment'
import { fields, moreOf, questionOf } from './model/answers'

/** Returns a form's answers as a query. Without any, it still says that the visitor has asked. */
export function queryOf(form?: HTMLFormElement): string {
  const answers = form
    ? [...new FormData(form)].flatMap(([name, value]) =>
        value === '' ? [] : [[questionOf(name), `${value}`]],
      )
    : []
  return `?${new URLSearchParams(answers.length > 0 ? answers : { [fields.goal]: '' })}`
}

/** Takes back what a new answer contradicts: 'nothing' and a piece of equipment, or two numbers of minutes. */
export function reconcile(form: HTMLFormElement, changed: HTMLInputElement): void {
  const isNone = changed.type === 'radio' && ['', NOTHING].includes(changed.value)
  const question = questionOf(changed.name)
  const inputs = [question, moreOf(question)].map((name) => `input[name="${name}"]`).join()
  for (const input of form.querySelectorAll<HTMLInputElement>(inputs)) {
    const { type, value } = input
    if (input === changed) continue
    if (type === 'number' && changed.type === 'radio') input.value = ''
    if (type === 'checkbox' && isNone) input.checked = false
    // React must see an option go, or it would not notice its return.
    if (type === 'radio' && changed.type === 'checkbox' && value === NOTHING) input.checked = false
    if (type === 'radio' && changed.type === 'number') input.checked = value === ''
  }
}

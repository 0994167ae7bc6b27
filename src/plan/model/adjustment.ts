/** What a rule raises or takes back, parsed from the progression grammar. */
export interface Adjustment {
  /** As the plan writes it: 'a step', '10% less', '2 reps more', 'the rung before'. */
  text: string
  kind: 'step' | '%' | 'rung' | 'rep' | 'second' | 'set' | 'week' | 'same' | 'nothing'
  /** How many percent, reps, seconds or sets; 1 for the other kinds. */
  count: number
}

/** The usual raise. A function, because webpack ships constant objects to pages that don't use them. */
export const defaultRaise = (): Adjustment => ({ text: 'a step', kind: 'step', count: 1 })

/** Parses an adjustment of the progression grammar. Each form names exactly one kind. */
export const parseAdjustment = (text: string): Adjustment => ({
  text,
  kind: (/%|step|rung|rep|second|set|week|nothing/.exec(text)?.[0] ?? 'same') as Adjustment['kind'],
  count: Number.parseInt(text, 10) || 1,
})

import type { Category } from '../../lib/vocabulary'

/** A tool that goes with a kind of plan: its name, and what it is good for. */
export interface PlanTool {
  name: string
  label: string
}

/** The tools that go with each kind of plan. */
export const toolsFor: Partial<Record<Category, readonly PlanTool[]>> = {
  Gym: [
    { name: 'plates', label: 'Load the Bar' },
    { name: 'one-rep-max', label: 'Estimate a Single' },
  ],
  'Mass Gain': [
    { name: 'protein', label: 'How Much Protein' },
    { name: 'energy', label: 'How Much to Eat' },
  ],
  'Weight Loss': [
    { name: 'heart-rate-zones', label: 'How Hard to Run' },
    { name: 'energy', label: 'How Much to Eat' },
  ],
}

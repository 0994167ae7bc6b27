import type { Category } from '../../lib/vocabulary'

/** A calculator that suits a category: its name, and the label of its link. */
export interface LinkedTool {
  name: string
  label: string
}

export const toolsFor: Partial<Record<Category, readonly LinkedTool[]>> = {
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

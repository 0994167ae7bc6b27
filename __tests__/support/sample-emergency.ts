import type { EmergencyText } from '../../src/content/schema/emergency'

/** A small valid content/emergency.json. */
export const sampleEmergency: EmergencyText = {
  title: 'When it is serious',
  lead: 'What to do.',
  numbers: [{ place: 'Europe', number: '112' }],
  first: { title: 'First', steps: ['Call.', 'Stay.'], words: ['ambulance'] },
  sections: [
    {
      id: 'chest',
      title: 'Chest pain',
      signs: 'Pain in the chest.',
      now: ['Sit down.', 'Wait.'],
      numbers: [{ place: 'Advice', number: '116 117' }],
      sameDay: ['It passed: a doctor today.'],
      sources: ['heart'],
      words: ['chest + pain'],
    },
    {
      id: 'seizure',
      title: 'Seizure',
      signs: 'Jerks.',
      now: ['Clear the space.'],
      sources: ['fit'],
      words: ['seizure'],
    },
  ],
  sameWords: [['pain', 'hurt']],
  harmless: ['chest press'],
  sources: [
    { key: 'heart', who: 'NHS', title: 'Heart', address: 'https://example.org/heart' },
    { key: 'fit', who: 'NHS', title: 'Fits', address: 'https://example.org/fits' },
  ],
}

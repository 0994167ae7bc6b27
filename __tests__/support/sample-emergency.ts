import type { EmergencyText } from '../../src/content/schema/emergency'

/** A small valid content/emergency.json. */
export const sampleEmergency: EmergencyText = {
  title: 'When it is serious',
  lead: 'What to do.',
  numbers: [{ place: 'Europe', number: '112' }],
  first: { title: 'First', steps: [{ text: 'Call.', words: ['ambulance'] }, { text: 'Stay.' }] },
  sections: [
    {
      id: 'chest',
      title: 'Chest pain',
      signs: 'Pain in the chest.',
      now: [{ text: 'Sit down.', words: ['chest + pain'] }, { text: 'Wait.' }],
      numbers: [{ place: 'Advice', number: '116 117' }],
      sameDay: [{ text: 'It passed: a doctor today.' }],
      sources: ['heart'],
    },
    {
      id: 'seizure',
      title: 'Seizure',
      signs: 'Jerks.',
      now: [{ text: 'Clear the space.', words: ['seizure'] }],
      sources: ['fit'],
    },
  ],
  sameWords: [['pain', 'hurt']],
  harmless: ['chest press'],
  sources: [
    { key: 'heart', who: 'NHS', title: 'Heart', address: 'https://example.org/heart' },
    { key: 'fit', who: 'NHS', title: 'Fits', address: 'https://example.org/fits' },
  ],
}

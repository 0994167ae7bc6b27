import { sampleEmergency } from '../support/sample-emergency'
import { testMistakes } from './mistakes'

const [chest, seizure] = sampleEmergency.sections
const [heart, fit] = sampleEmergency.sources
const withChest = (fields: object) => ({ sections: [{ ...chest, ...fields }, seizure] })

testMistakes(
  'emergency.json',
  (folder, fields: object) =>
    folder.write('emergency.json', JSON.stringify({ ...sampleEmergency, ...fields })),
  [
    [
      withChest({ now: [{ text: 'Sit down.', words: ['chest + / pain'] }] }),
      'sections[0].now[0].words[0]',
      'Found "chest + / pain"',
      'a word on both sides',
    ],
    [
      withChest({ now: [{ text: 'Sit down.' }] }),
      'sections[0].now',
      'No step of "Chest pain" has words',
    ],
    [{ harmless: ['chest press +'] }, 'harmless[0]', 'a word on both sides of each + and /'],
    [{ harmless: Array(11).fill('chest press') }, 'harmless', '10'],
    [{ sameWords: [['not able', 'cannot']] }, 'sameWords[0][0]', 'write a single one'],
    [withChest({ sources: ['hart'] }), 'sections[0].sources[0]', 'did you mean "heart"?'],
    [withChest({ id: 'seizure' }), 'sections[1].id', 'The id "seizure" is taken'],
    [{ sources: [heart, fit, { ...fit, key: 'heart' }] }, 'sources[2].key', '"heart" is taken'],
    [
      { numbers: [{ place: 'Europe', number: 'one one two' }] },
      'numbers[0].number',
      'must be digits',
    ],
  ],
)

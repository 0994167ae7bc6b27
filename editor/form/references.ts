/** A field that names an entry of a collection. */
interface Reference {
  collection: 'article' | 'plan' | 'exercise' | 'person'
  /** The field that the list shows. */
  shows: 'title' | 'name'
}

const to = (collection: Reference['collection']): Reference => ({
  collection,
  shows: collection === 'person' ? 'name' : 'title',
})

/** Fields that name another entry, by the field or kind that holds them; a test finds each in the schemas. */
export const references: Record<string, Reference> = {
  'article.writtenBy': to('person'),
  'article.reviewedBy': to('person'),
  'article.next': to('article'),
  'article.exercises': to('exercise'),
  'guide.writtenBy': to('person'),
  'guide.reviewedBy': to('person'),
  'guide.exercises': to('exercise'),
  'guide.articles': to('article'),
  'relatedWorkout.id': to('plan'),
  'plan.before': to('plan'),
  'plan.next': to('plan'),
  'exercises.exercise': to('exercise'),
  'exercises.lift': to('exercise'),
  'ladder.exercise': to('exercise'),
  'exercise.easier': to('exercise'),
  'exercise.harder': to('exercise'),
  'exercise.instead': to('exercise'),
}

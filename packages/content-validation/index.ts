export {
  collectProblems,
  formatProblem,
  type Problem,
  type Report,
  type ReportPlace,
  type ReportPlaceOf,
} from './check/problems'
export { type ContentFile, isUnclear, validate } from './check/validate'
export { formFields, jsonSchema } from './guide/editor-schemas'
export { fillTables } from './guide/field-table'
export { type FieldPath, fieldName } from './messages/field-path'
export { fieldNote, unwrap } from './messages/schema-fields'
export {
  closestWord,
  countOf,
  describe,
  didYouMean,
  joinWithOr,
  shorten,
} from './messages/wording'
export { readBody, readFields, readMarkdown } from './read/front-matter'
export { readJson } from './read/json'
export { field, optionalField } from './schema/field'
export {
  day,
  flag,
  matching,
  oneLine,
  paragraphs,
  slug,
} from './schema/text'

export { type FieldPath, fieldName, valueAt } from './messages/field-path'
export { issueMessage, unknownFieldMessage } from './messages/issue-message'
export { fieldNames, fieldNote, schemaAt, unwrap } from './messages/schema-fields'
export {
  closestWord,
  countOf,
  describe,
  didYouMean,
  joinWithOr,
  shorten,
} from './messages/wording'
export { field, optionalField } from './schema/field'
export {
  day,
  flag,
  matching,
  oneLine,
  paragraphs,
  slug,
} from './schema/text'

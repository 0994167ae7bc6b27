export { numbersUpTo, withoutUndefined } from './collections'
export { DAY_MS, daysBetween, isDay, localDate } from './dates'
export {
  isObject,
  parseJson,
  type Reader,
  type ReadOf,
  readDate,
  readFlag,
  readId,
  readInstant,
  readList,
  readMap,
  readNumber,
  readObject,
  readOneOf,
  readText,
  withDefault,
} from './readers'
export { capitalize, joinWithAnd, pluralize, uncapitalize } from './words'

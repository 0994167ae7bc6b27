export { capitalize, uncapitalize } from './case'
export { DAY_MS, daysBetween, isDay, localDate } from './dates'
export { joinWithAnd } from './join-with-and'
export { numbersUpTo } from './numbers-up-to'
export { pluralize } from './pluralize'
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
export { withoutUndefined } from './without-undefined'

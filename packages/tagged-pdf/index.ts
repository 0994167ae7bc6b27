export {
  drawLines,
  listItem,
  type PlacedText,
  row,
  stack,
  type TextBox,
  textBox,
  widestLine,
} from './page/box'
export { openDocument } from './page/document'
export { flowText } from './page/flow'
export { contentWidth, paper } from './page/paper'
export { type Box, Sheet, type Tag } from './page/sheet'
export { balanceLines, breakLines, cutsWord, toDrawable } from './text/break-lines'
export { textWidth } from './text/faces'
export { textOutlines } from './text/outlines'
export type { TextStyle } from './text/text-style'

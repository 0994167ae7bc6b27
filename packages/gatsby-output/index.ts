export {
  buildHash,
  builtPages,
  pageDataAddress,
  pageDataOf,
  pageKind,
  startDataAddresses,
} from './page-data'
export { pageFile, pageFiles } from './page-files'
export { entryText, type FilesByChunk, filesByChunk } from './webpack-files'

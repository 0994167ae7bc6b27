export {
  buildHash,
  builtPages,
  pageDataAddress,
  pageDataOf,
  pageKind,
  startDataAddresses,
} from './page-data'
export { pageFile, pageFiles, pagesOfBuild, rewritePages } from './page-files'
export { entryText, type FilesByChunk, filesByChunk } from './webpack-files'

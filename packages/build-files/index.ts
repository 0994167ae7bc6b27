export { writeAtomically } from './atomic-file'
export { cachedFile } from './cached-file'
export { inParallel } from './in-parallel'
export { byFileName, syncFolder } from './sync-folder'

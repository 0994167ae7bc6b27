import type { PdfSite } from '../../documents/pdf/plan-document'
import type { ExerciseNode } from './plan-library'

/** The part of Gatsby's resolver context used here; Gatsby exports no type for it. */
export interface ResolverContext {
  nodeModel: {
    findOne: (query: object) => Promise<PdfSite>
    findAll: (query: object) => Promise<{ entries: Iterable<ExerciseNode> }>
  }
}

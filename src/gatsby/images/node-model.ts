/** A Gatsby node for a file in the content folder. */
export interface FileNode {
  absolutePath: string
  /** Relative to the content folder. */
  relativePath: string
  /** Relative to the content folder. */
  relativeDirectory: string
  extension: string
}

/** Part of Gatsby's resolver context; Gatsby exports no type for it. */
export interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: object) => Promise<Node>
    findAll: <Node>(query: object) => Promise<{ entries: Iterable<Node> }>
    findRootNodeAncestor: (node: object) => Partial<FileNode> | null
  }
}

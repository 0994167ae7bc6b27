import tools from './tools.json'

/** The tools by the last part of their address, in the order in which they are listed. */
export const toolNames = [
  'one-rep-max',
  'plates',
  'sweat-rate',
  'protein',
  'heart-rate-zones',
  'bedtime',
] as const
export type ToolName = (typeof toolNames)[number]

/** A field of a tool's form. */
export interface ToolField {
  /** What the address calls it. */
  name: string
  label: string
  /** A weight and a volume are in the units chosen; a count is a whole number. */
  kind: 'weight' | 'volume' | 'count' | 'time' | 'choice'
  min?: number
  max?: number
  /** What it starts with: of a weight or volume in either system. */
  value?: number | string
  kg?: number
  lb?: number
  options?: { value: string; label: string }[]
  /** True where it may be left empty. */
  optional?: boolean
  /** True where an article's card leaves it to the tool's own page. */
  later?: boolean
}

/** A tool: a sum one can do. */
export interface Tool {
  name: ToolName
  title: string
  line: string
  fields: ToolField[]
}

/**
 * All tools. In a JSON file, because the plugin that puts their cards into articles reads it as well,
 * and Gatsby does not compile that.
 */
export const allTools = tools as Tool[]

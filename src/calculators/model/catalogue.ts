import type { Tool, ToolName } from './form'
import bedtime from './forms/bedtime.json'
import energy from './forms/energy.json'
import hardSets from './forms/hard-sets.json'
import heartRateZones from './forms/heart-rate-zones.json'
import oneRepMax from './forms/one-rep-max.json'
import plates from './forms/plates.json'
import protein from './forms/protein.json'
import sweatRate from './forms/sweat-rate.json'
import waistToHeight from './forms/waist-to-height.json'

/**
 * All tools in list order. Their forms are JSON, because the plugin that puts tool cards into articles reads
 * them too, and Gatsby doesn't compile it.
 */
export const allTools = [
  oneRepMax,
  plates,
  hardSets,
  energy,
  protein,
  waistToHeight,
  heartRateZones,
  sweatRate,
  bedtime,
] as Tool[]

export const toolNames: readonly ToolName[] = allTools.map(({ name }) => name)

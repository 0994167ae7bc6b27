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
 * All tools, in the order in which they are listed. Their forms are JSON files, because the plugin that
 * puts their cards into articles reads them as well, and Gatsby does not compile that.
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

/** The names of all tools. */
export const toolNames: readonly ToolName[] = allTools.map(({ name }) => name)

/** Safety sentences that tools share. EMERGENCY is short for `safety.emergency` of content/site.json. */
export const EMERGENCY =
  'Chest pain, fainting, sudden trouble breathing, or a heartbeat that races on or stays irregular at rest: stop, sit down, and call your emergency number.'
export const EATING_DISORDER =
  'With an eating disorder, now or in the past, numbers for food and weight do harm. Leave this tool, and plan meals with the people who treat you. If nobody does, a family doctor is a good first call.'
export const BROKEN_MUSCLE =
  'Urine like tea or cola, or muscles that hurt or swell far more than usual, in the days after hard work: emergency care now.'
export const UNWANTED_LOSS =
  'Losing weight without trying can be a sign of illness. See a doctor first, within a week or two, and eat as much as you can until then.'
export const TREATED_FOR_WEIGHT =
  'With these, the danger is to eat too little. Ask the people who treat you how much you need.'
export const LITTLE_ENERGY =
  'These are signs of too little energy: eat more, and see a doctor within two weeks. Missed periods can also mean a pregnancy: do a test first.'
/** For whom NICE guideline NG246 has lower marks of the body mass index. */
export const BACKGROUND =
  'South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean family background'

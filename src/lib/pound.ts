/** Kilograms in a pound, exactly (the international avoirdupois pound of 1959). */
export const KG_PER_LB = 0.453_592_37

/** The options of spec 1 §9. */
export const sermonSeries = ['Faith Series', 'Grace Series', 'Prosperity Series'] as const

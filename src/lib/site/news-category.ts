import { slugOf } from '../text/slug.ts'

/** The short name of the category whose posts a block shows; '' for all. */
export const categoryOf = (block: { kind: string; category?: string }): string => slugOf(block.category ?? '')

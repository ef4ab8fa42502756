import type { PagePlace } from '../../lib/contract/pagination.ts'
import type { PageDocument } from '../../lib/contract/website/page-document.ts'

/** A page of the sample congregation: where it stands, and what it says. */
export type SamplePage = { place: PagePlace; document: PageDocument }

/** Facts from pairs of question and answer. */
export const factsOf = (pairs: readonly (readonly [question: string, answer: string])[]) =>
  pairs.map(([question, answer]) => ({ question, answer }))

/** The place of a page that stands in no menu. */
export const placeAt = (path: string, under = ''): PagePlace => ({ path, under, menu: '', menu_order: 0 })

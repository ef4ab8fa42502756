import type { PastImportAnswer } from '../../../../lib/contract/giving/past-gift.ts'

/** Makes a call that answers how an import stands now, and shows a toast of its success. */
export type Make = (call: () => Promise<PastImportAnswer>, toast: string) => void

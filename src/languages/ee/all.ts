import type { Language } from '../../lib/words/translation.ts'

export const ee = {} satisfies Language

import type { Language } from '../../lib/words/translation.ts'

export const gaa = {} satisfies Language

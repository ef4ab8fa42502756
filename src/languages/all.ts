import type { Language } from '../lib/words/translation.ts'
import { fr } from './fr/all.ts'
import { tw } from './tw/all.ts'

/** Every language that the interface speaks besides English, by its tag. */
export const languages: Readonly<Record<string, Language>> = { tw, fr }

import type { Language } from '../lib/words/translation.ts'
import { ee } from './ee/all.ts'
import { fr } from './fr/all.ts'
import { gaa } from './gaa/all.ts'
import { tw } from './tw/all.ts'

/** Every language that the interface speaks besides English, by its tag. */
export const languages: Readonly<Record<string, Language>> = { tw, ee, gaa, fr }

/** Whether there are words of a language yet. */
export const hasWords = (tag: string): boolean =>
  Object.hasOwn(languages, tag) && Object.keys(languages[tag] ?? {}).length > 0

import type { Language } from '../../lib/words/translation.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'

export const ee = { prayerTexts, prayers } satisfies Language

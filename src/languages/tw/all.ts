import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { forms } from './forms.ts'
import { login } from './login.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'

export const tw = { answeredTexts, forms, login, prayerRules, prayerTexts, prayers } satisfies Language

import type { Language } from '../../lib/words/translation.ts'
import { dashboard } from './dashboard.ts'
import { fellowships } from './fellowships.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'

export const ee = { dashboard, fellowships, prayerTexts, prayers, profiles } satisfies Language

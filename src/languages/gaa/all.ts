import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { login } from './login.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const gaa = {
  dashboardTexts,
  favouriteTexts,
  answeredTexts,
  prayerRules,
  calendar,
  dashboard,
  fellowships,
  login,
  prayerTexts,
  prayers,
  profiles,
  site,
  ui,
} satisfies Language

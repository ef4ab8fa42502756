import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const ee = {
  dashboardTexts,
  favouriteTexts,
  answeredTexts,
  prayerRules,
  calendar,
  dashboard,
  factors,
  fellowships,
  'login-answers': loginAnswers,
  login,
  prayerTexts,
  prayers,
  profiles,
  site,
  ui,
} satisfies Language

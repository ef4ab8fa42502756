import type { Language } from '../../lib/words/translation.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { factors } from './factors.ts'
import { fellowships } from './fellowships.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { site } from './site.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { ui } from './ui.ts'

export const ee = {
  calendar,
  dashboard,
  factors,
  fellowships,
  login,
  'login-answers': loginAnswers,
  prayerTexts,
  prayers,
  profiles,
  site,
  testimonies,
  testimonyCategories,
  testimonyRules,
  testimonyShare,
  testimonyTexts,
  ui,
} satisfies Language

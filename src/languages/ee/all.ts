import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { liveTexts } from './live-texts.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { oneSermon } from './one-sermon.ts'
import { player } from './player.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceTexts } from './service-texts.ts'
import { shareTexts } from './share-texts.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const ee = {
  kinds,
  reminderTexts,
  serviceTexts,
  dataCost,
  shareTexts,
  liveTexts,
  sermonTexts,
  kept,
  live,
  player,
  'one-sermon': oneSermon,
  sermons,
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

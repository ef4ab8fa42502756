import type { Language } from '../../lib/words/translation.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { fellowships } from './fellowships.ts'
import { login } from './login.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { serviceWorker } from './service-worker.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const gaa = {
  calendar,
  dashboard,
  fellowships,
  login,
  prayerTexts,
  prayers,
  profiles,
  'service-worker': serviceWorker,
  site,
  ui,
} satisfies Language

import type { Language } from '../../lib/words/translation.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { fellowships } from './fellowships.ts'
import { firstChannels } from './first-channels.ts'
import { login } from './login.ts'
import { myMessages } from './my-messages.ts'
import { ownAnswers } from './own-answers.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { site } from './site.ts'
import { testimonies } from './testimonies.ts'
import { testimonyShare } from './testimony-share.ts'
import { ui } from './ui.ts'

export const gaa = {
  calendar,
  dashboard,
  fellowships,
  firstChannels,
  login,
  myMessages,
  ownAnswers,
  prayerTexts,
  prayers,
  profiles,
  purposes,
  site,
  testimonies,
  testimonyShare,
  ui,
} satisfies Language

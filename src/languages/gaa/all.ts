import type { Language } from '../../lib/words/translation.ts'
import { staffParts } from './staff-parts.ts'
import { guests } from './guests.ts'
import { crud } from './crud.ts'
import { staff } from './staff.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { donationTexts } from './donation-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstChannels } from './first-channels.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { hall } from './hall.ts'
import { login } from './login.ts'
import { myMessages } from './my-messages.ts'
import { ownAnswers } from './own-answers.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { serviceWorker } from './service-worker.ts'
import { site } from './site.ts'
import { testimonies } from './testimonies.ts'
import { testimonyShare } from './testimony-share.ts'
import { ui } from './ui.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'

export const gaa = {
  answeredTexts,
  calendar,
  dashboard,
  dashboardTexts,
  donationTexts,
  favouriteTexts,
  fellowships,
  firstChannels,
  gift,
  giftNames,
  giftWays,
  give,
  hall,
  login,
  myMessages,
  ownAnswers,
  prayerRules,
  prayerTexts,
  prayers,
  profiles,
  purposes,
  'service-worker': serviceWorker,
  site,
  testimonies,
  testimonyShare,
  ui,
  waysToGive,
  welcomeCard,
  staff,
  crud,
  guests,
  staffParts,
} satisfies Language

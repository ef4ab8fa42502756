import type { Language } from '../../lib/words/translation.ts'
import { staffParts } from './staff-parts.ts'
import { entries } from './entries.ts'
import { guests } from './guests.ts'
import { crud } from './crud.ts'
import { staff } from './staff.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstChannels } from './first-channels.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { hall } from './hall.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { myMessages } from './my-messages.ts'
import { ownAnswers } from './own-answers.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { receiptCheck } from './receipt-check.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { serviceWorker } from './service-worker.ts'
import { site } from './site.ts'
import { stopReminder } from './stop-reminder.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { ui } from './ui.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'

export const ee = {
  answeredTexts,
  calendar,
  dashboard,
  dashboardTexts,
  donationRules,
  donationTexts,
  factors,
  favouriteTexts,
  fellowships,
  firstChannels,
  gift,
  giftNames,
  giftStates,
  giftWays,
  give,
  hall,
  login,
  'login-answers': loginAnswers,
  myMessages,
  ownAnswers,
  ownMessageTexts,
  prayerRules,
  prayerTexts,
  prayers,
  profiles,
  purposes,
  receiptCheck,
  repeatGift,
  repeatTimes,
  'service-worker': serviceWorker,
  site,
  stopReminder,
  testimonies,
  testimonyCategories,
  testimonyRules,
  testimonyShare,
  testimonyTexts,
  ui,
  waysToGive,
  welcomeCard,
  welcomeCardTexts,
  staff,
  crud,
  guests,
  entries,
  staffParts,
} satisfies Language

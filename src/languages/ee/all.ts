import type { Language } from '../../lib/words/translation.ts'
import { activities } from './activities.ts'
import { staffParts } from './staff-parts.ts'
import { entries } from './entries.ts'
import { guests } from './guests.ts'
import { crud } from './crud.ts'
import { staff } from './staff.ts'
import { answeredTexts } from './answered-texts.ts'
import { app } from './app.ts'
import { calendar } from './calendar.ts'
import { crop } from './crop.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { dataRequest } from './data-request.ts'
import { eventSignUp } from './event-sign-up.ts'
import { eventTexts } from './event-texts.ts'
import { events } from './events.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { liveTexts } from './live-texts.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { oneSermon } from './one-sermon.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { player } from './player.ts'
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
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { requestKinds } from './request-kinds.ts'
import { requestRules } from './request-rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceTexts } from './service-texts.ts'
import { services } from './services.ts'
import { shareTexts } from './share-texts.ts'
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
import { youth } from './youth.ts'

export const ee = {
  activities,
  answeredTexts,
  app,
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'

export const ee = {
  answeredTexts,
  calendar,
  crop,
  dashboard,
  dashboardTexts,
  dataCost,
  'data-request': dataRequest,
  'event-sign-up': eventSignUp,
  eventTexts,
  events,
  factors,
  favouriteTexts,
  fellowships,
  find,
  kept,
  kinds,
  live,
  liveTexts,
  login,
  'login-answers': loginAnswers,
  'one-sermon': oneSermon,
  parts,
  places,
  player,
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
  privacy,
  privacyTexts,
  profiles,
  reminderTexts,
  'request-kinds': requestKinds,
  'request-rules': requestRules,
  sermonTexts,
  sermons,
  serviceTexts,
  services,
  shareTexts,
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
  youth,
  waysToGive,
  welcomeCard,
  welcomeCardTexts,
  staff,
  crud,
  guests,
  entries,
  staffParts,
} satisfies Language

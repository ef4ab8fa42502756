import type { Language } from '../../lib/words/translation.ts'
import { activities } from './activities.ts'
import { staffParts } from './staff-parts.ts'
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
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { login } from './login.ts'
import { oneSermon } from './one-sermon.ts'
import { parts } from './parts.ts'
import { player } from './player.ts'
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
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { requestKinds } from './request-kinds.ts'
import { requestRules } from './request-rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { services } from './services.ts'
import { shareTexts } from './share-texts.ts'
import { purposes } from './purposes.ts'
import { serviceWorker } from './service-worker.ts'
import { site } from './site.ts'
import { testimonies } from './testimonies.ts'
import { testimonyShare } from './testimony-share.ts'
import { ui } from './ui.ts'
import { youth } from './youth.ts'

export const gaa = {
  activities,
  answeredTexts,
  app,
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'

export const gaa = {
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
  favouriteTexts,
  fellowships,
  find,
  kept,
  kinds,
  live,
  login,
  'one-sermon': oneSermon,
  parts,
  player,
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
  privacy,
  privacyTexts,
  profiles,
  reminderTexts,
  'request-kinds': requestKinds,
  'request-rules': requestRules,
  sermonTexts,
  sermons,
  services,
  shareTexts,
  purposes,
  'service-worker': serviceWorker,
  site,
  testimonies,
  testimonyShare,
  ui,
  youth,
  waysToGive,
  welcomeCard,
  staff,
  crud,
  guests,
  staffParts,
} satisfies Language

import type { Language } from '../../lib/words/translation.ts'
import { activities } from './activities.ts'
import { answeredTexts } from './answered-texts.ts'
import { app } from './app.ts'
import { calendar } from './calendar.ts'
import { crop } from './crop.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { donationTexts } from './donation-texts.ts'
import { errors } from './errors.ts'
import { eventSignUp } from './event-sign-up.ts'
import { eventTexts } from './event-texts.ts'
import { events } from './events.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstChannels } from './first-channels.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { login } from './login.ts'
import { lookUp } from './look-up.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myMessages } from './my-messages.ts'
import { onAir } from './on-air.ts'
import { oneSermon } from './one-sermon.ts'
import { ownAnswers } from './own-answers.ts'
import { parts } from './parts.ts'
import { player } from './player.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { reminderTexts } from './reminder-texts.ts'
import { requestRules } from './request-rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceWorker } from './service-worker.ts'
import { services } from './services.ts'
import { shareTexts } from './share-texts.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffParts } from './staff-parts.ts'
import { testimonies } from './testimonies.ts'
import { testimonyShare } from './testimony-share.ts'
import { ui } from './ui.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { youth } from './youth.ts'

export const gaa = {
  activities,
  answeredTexts,
  app,
  calendar,
  crop,
  crud,
  dashboardTexts,
  dashboard,
  dataCost,
  'data-request': dataRequest,
  'data-rights': dataRights,
  donationTexts,
  errors,
  'event-sign-up': eventSignUp,
  eventTexts,
  events,
  favouriteTexts,
  fellowships,
  firstChannels,
  giftNames,
  giftWays,
  gift,
  give,
  guests,
  hall,
  joinEmails,
  joining,
  kept,
  kinds,
  live,
  login,
  'look-up': lookUp,
  menus,
  myFellowshipTexts,
  myMessages,
  onAir,
  'one-sermon': oneSermon,
  ownAnswers,
  parts,
  player,
  prayerRules,
  prayerTexts,
  prayers,
  privacyTexts,
  privacy,
  profiles,
  purposes,
  reminderTexts,
  'request-rules': requestRules,
  sermonTexts,
  sermons,
  'service-worker': serviceWorker,
  services,
  shareTexts,
  site,
  staffParts,
  staff,
  testimonies,
  testimonyShare,
  ui,
  waysToGive,
  welcomeCard,
  youth,
} satisfies Language

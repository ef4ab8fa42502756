import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { activities } from './activities.ts'
import { answeredTexts } from './answered-texts.ts'
import { app } from './app.ts'
import { calendar } from './calendar.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { crop } from './crop.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { entries } from './entries.ts'
import { errors } from './errors.ts'
import { eventSignUp } from './event-sign-up.ts'
import { eventTexts } from './event-texts.ts'
import { events } from './events.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstChannels } from './first-channels.ts'
import { forms } from './forms.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { liveTexts } from './live-texts.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { lookUp } from './look-up.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myMessages } from './my-messages.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { onAir } from './on-air.ts'
import { oneSermon } from './one-sermon.ts'
import { ownAnswers } from './own-answers.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { receiptCheck } from './receipt-check.ts'
import { reminderTexts } from './reminder-texts.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { requestRules } from './request-rules.ts'
import { rules } from './rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceTexts } from './service-texts.ts'
import { serviceWorker } from './service-worker.ts'
import { services } from './services.ts'
import { shareTexts } from './share-texts.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffParts } from './staff-parts.ts'
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
import { youth } from './youth.ts'

export const tw = {
  'account-emails': accountEmails,
  activities,
  answeredTexts,
  app,
  calendar,
  'code-answers': codeAnswers,
  codes,
  completeProfileTexts,
  crop,
  crud,
  dashboardTexts,
  dashboard,
  dataCost,
  'data-request': dataRequest,
  'data-rights': dataRights,
  donationRules,
  donationTexts,
  entries,
  errors,
  'event-sign-up': eventSignUp,
  eventTexts,
  events,
  factors,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  firstChannels,
  forms,
  giftNames,
  giftStates,
  giftWays,
  gift,
  give,
  guests,
  hall,
  joinEmails,
  joining,
  kept,
  kinds,
  liveTexts,
  live,
  'login-answers': loginAnswers,
  login,
  'look-up': lookUp,
  menus,
  myFellowshipTexts,
  myMessages,
  'new-password-answers': newPasswordAnswers,
  'new-password': newPassword,
  onAir,
  'one-sermon': oneSermon,
  ownAnswers,
  ownMessageTexts,
  parts,
  places,
  player,
  prayerRules,
  prayerTexts,
  prayers,
  privacyTexts,
  privacy,
  profileRules,
  profiles,
  purposes,
  receiptCheck,
  reminderTexts,
  repeatGift,
  repeatTimes,
  'request-rules': requestRules,
  rules,
  sermonTexts,
  sermons,
  serviceTexts,
  'service-worker': serviceWorker,
  services,
  shareTexts,
  'sign-up-answers': signUpAnswers,
  'sign-up': signUp,
  site,
  staffParts,
  staff,
  stopReminder,
  testimonies,
  testimonyCategories,
  testimonyRules,
  testimonyShare,
  testimonyTexts,
  ui,
  waysToGive,
  welcomeCardTexts,
  welcomeCard,
  youth,
} satisfies Language

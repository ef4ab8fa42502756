import type { Language } from '../../lib/words/translation.ts'
import { staffParts } from './staff-parts.ts'
import { entries } from './entries.ts'
import { guests } from './guests.ts'
import { crud } from './crud.ts'
import { staff } from './staff.ts'
import { accountEmails } from './account-emails.ts'
import { activities } from './activities.ts'
import { answeredTexts } from './answered-texts.ts'
import { app } from './app.ts'
import { calendar } from './calendar.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { crop } from './crop.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { dataRequest } from './data-request.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { errors } from './errors.ts'
import { eventSignUp } from './event-sign-up.ts'
import { eventTexts } from './event-texts.ts'
import { events } from './events.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { firstChannels } from './first-channels.ts'
import { forms } from './forms.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { hall } from './hall.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { live } from './live.ts'
import { liveTexts } from './live-texts.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myMessages } from './my-messages.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { onAir } from './on-air.ts'
import { oneSermon } from './one-sermon.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { ownAnswers } from './own-answers.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { requestKinds } from './request-kinds.ts'
import { requestRules } from './request-rules.ts'
import { purposes } from './purposes.ts'
import { receiptCheck } from './receipt-check.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { rules } from './rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceTexts } from './service-texts.ts'
import { services } from './services.ts'
import { shareTexts } from './share-texts.ts'
import { serviceWorker } from './service-worker.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { stopReminder } from './stop-reminder.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { ui } from './ui.ts'
import { youth } from './youth.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'

export const fr = {
  'account-emails': accountEmails,
  activities,
  answeredTexts,
  app,
  calendar,
  'code-answers': codeAnswers,
  codes,
  completeProfileTexts,
  crop,
  dashboard,
  dashboardTexts,
  dataCost,
  'data-request': dataRequest,
  dashboard,
  dashboardTexts,
  donationRules,
  donationTexts,
  errors,
  'event-sign-up': eventSignUp,
  eventTexts,
  events,
  factors,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  find,
  firstChannels,
  forms,
  gift,
  giftNames,
  giftStates,
  giftWays,
  give,
  hall,
  joinEmails,
  joining,
  kept,
  kinds,
  live,
  liveTexts,
  login,
  'login-answers': loginAnswers,
  menus,
  myFellowshipTexts,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  onAir,
  'one-sermon': oneSermon,
  parts,
  places,
  player,
  myMessages,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  onAir,
  ownAnswers,
  ownMessageTexts,
  prayerRules,
  prayerTexts,
  prayers,
  privacy,
  privacyTexts,
  profileRules,
  profiles,
  reminderTexts,
  'request-kinds': requestKinds,
  'request-rules': requestRules,
  rules,
  sermonTexts,
  sermons,
  serviceTexts,
  services,
  shareTexts,
  purposes,
  receiptCheck,
  repeatGift,
  repeatTimes,
  rules,
  'sign-up': signUp,
  'sign-up-answers': signUpAnswers,
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

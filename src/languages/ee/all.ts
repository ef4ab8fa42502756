import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { accountRules } from './account-rules.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { closed } from './closed.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { checkIn } from './check-in.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { devices } from './devices.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { entries } from './entries.ts'
import { errors } from './errors.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstAdmin } from './first-admin.ts'
import { firstChannels } from './first-channels.ts'
import { forms } from './forms.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { firstChannels } from './first-channels.ts'
import { frame } from './frame.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitations } from './invitations.ts'
import { leader } from './leader.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { lookAround } from './look-around.ts'
import { mailedLinks } from './mailed-links.ts'
import { myMessages } from './my-messages.ts'
import { myPages } from './my-pages.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { noMail } from './no-mail.ts'
import { ownAnswers } from './own-answers.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { ownPages } from './own-pages.ts'
import { ownSettings } from './own-settings.ts'
import { passkeys } from './passkeys.ts'
import { phone } from './phone.ts'
import { photograph } from './photograph.ts'
import { myGiving } from './my-giving.ts'
import { myMessages } from './my-messages.ts'
import { myPledges } from './my-pledges.ts'
import { myRepeats } from './my-repeats.ts'
import { ownAnswers } from './own-answers.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { ownWelfare } from './own-welfare.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profile } from './profile.ts'
import { profileAnswers } from './profile-answers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { receiptCheck } from './receipt-check.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { requestRules } from './request-rules.ts'
import { rota } from './rota.ts'
import { serviceWorker } from './service-worker.ts'
import { settings } from './settings.ts'
import { settingsAnswers } from './settings-answers.ts'
import { settingsPage } from './settings-page.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffParts } from './staff-parts.ts'
import { stepUp } from './step-up.ts'
import { statement } from './statement.ts'
import { stopReminder } from './stop-reminder.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'
import { workspace } from './workspace.ts'

export const ee = {
  'account-emails': accountEmails,
  'account-rules': accountRules,
  answeredTexts,
  calendar,
  closed,
  'code-answers': codeAnswers,
  codes,
  completeProfileTexts,
  crud,
  dashboard,
  dashboardTexts,
  'data-request': dataRequest,
  'data-rights': dataRights,
  devices,
  donationRules,
  donationTexts,
  entries,
  errors,
  factors,
  favouriteTexts,
  fellowships,
  'first-admin': firstAdmin,
  firstChannels,
  forms,
  gift,
  giftNames,
  giftStates,
  giftWays,
  give,
  guests,
  hall,
  'invitation-answers': invitationAnswers,
  invitations,
  login,
  'login-answers': loginAnswers,
  'look-around': lookAround,
  'mailed-links': mailedLinks,
  'my-pages': myPages,
  myMessages,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  'no-mail': noMail,
  'own-pages': ownPages,
  'own-settings': ownSettings,
  ownAnswers,
  ownMessageTexts,
  passkeys,
  phone,
  photograph,
  myGiving,
  myMessages,
  myPledges,
  myRepeats,
  ownAnswers,
  ownMessageTexts,
  ownWelfare,
  prayerRules,
  prayerTexts,
  prayers,
  profile,
  'profile-answers': profileAnswers,
  profileRules,
  profiles,
  purposes,
  receiptCheck,
  repeatGift,
  repeatTimes,
  'request-rules': requestRules,
  'service-worker': serviceWorker,
  settings,
  'settings-answers': settingsAnswers,
  'settings-page': settingsPage,
  'sign-in': signIn,
  'sign-up': signUp,
  'sign-up-answers': signUpAnswers,
  site,
  staff,
  staffParts,
  'step-up': stepUp,
  statement,
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
  workspace,
  frame,
  find,
  unsentTexts,
  lists,
  leader,
  rota,
  checkIn,
} satisfies Language

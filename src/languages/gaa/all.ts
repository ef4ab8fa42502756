import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { accountRules } from './account-rules.ts'
import { answeredTexts } from './answered-texts.ts'
import { authorEmails } from './author-emails.ts'
import { calendar } from './calendar.ts'
import { careEmails } from './care-emails.ts'
import { checkIn } from './check-in.ts'
import { closed } from './closed.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { crud } from './crud.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dashboard } from './dashboard.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { devices } from './devices.ts'
import { donationTexts } from './donation-texts.ts'
import { errors } from './errors.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { firstAdmin } from './first-admin.ts'
import { firstChannels } from './first-channels.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { giftNames } from './gift-names.ts'
import { giftWays } from './gift-ways.ts'
import { gift } from './gift.ts'
import { give } from './give.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitations } from './invitations.ts'
import { leader } from './leader.ts'
import { lists } from './lists.ts'
import { loginAnswers } from './login-answers.ts'
import { login } from './login.ts'
import { lookAround } from './look-around.ts'
import { mailedLinks } from './mailed-links.ts'
import { mailings } from './mailings.ts'
import { myMessages } from './my-messages.ts'
import { myPages } from './my-pages.ts'
import { myPledges } from './my-pledges.ts'
import { myRepeats } from './my-repeats.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { newPassword } from './new-password.ts'
import { noMail } from './no-mail.ts'
import { ownAnswers } from './own-answers.ts'
import { ownPages } from './own-pages.ts'
import { ownSettings } from './own-settings.ts'
import { ownWelfare } from './own-welfare.ts'
import { passkeys } from './passkeys.ts'
import { phone } from './phone.ts'
import { photograph } from './photograph.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profileAnswers } from './profile-answers.ts'
import { profileRules } from './profile-rules.ts'
import { profile } from './profile.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { requestRules } from './request-rules.ts'
import { rotaEmails } from './rota-emails.ts'
import { rota } from './rota.ts'
import { serviceWorker } from './service-worker.ts'
import { settingsAnswers } from './settings-answers.ts'
import { settingsPage } from './settings-page.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { signUp } from './sign-up.ts'
import { site } from './site.ts'
import { staffParts } from './staff-parts.ts'
import { staff } from './staff.ts'
import { statement } from './statement.ts'
import { stepUp } from './step-up.ts'
import { stopEmails } from './stop-emails.ts'
import { testimonies } from './testimonies.ts'
import { testimonyShare } from './testimony-share.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { workspace } from './workspace.ts'

export const gaa = {
  'account-emails': accountEmails,
  'account-rules': accountRules,
  answeredTexts,
  authorEmails,
  calendar,
  careEmails,
  checkIn,
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
  donationTexts,
  errors,
  factors,
  favouriteTexts,
  fellowships,
  find,
  'first-admin': firstAdmin,
  firstChannels,
  forms,
  frame,
  gift,
  giftNames,
  giftWays,
  give,
  guests,
  hall,
  'invitation-answers': invitationAnswers,
  invitations,
  leader,
  lists,
  login,
  'login-answers': loginAnswers,
  'look-around': lookAround,
  'mailed-links': mailedLinks,
  mailings,
  'my-pages': myPages,
  myMessages,
  myPledges,
  myRepeats,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  'no-mail': noMail,
  'own-pages': ownPages,
  'own-settings': ownSettings,
  ownAnswers,
  ownWelfare,
  passkeys,
  phone,
  photograph,
  prayerRules,
  prayers,
  prayerTexts,
  profile,
  'profile-answers': profileAnswers,
  profileRules,
  profiles,
  purposes,
  'request-rules': requestRules,
  rota,
  rotaEmails,
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
  statement,
  'step-up': stepUp,
  stopEmails,
  testimonies,
  testimonyShare,
  ui,
  unsentTexts,
  waysToGive,
  welcomeCard,
  workspace,
} satisfies Language

import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { accountRules } from './account-rules.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { closed } from './closed.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { devices } from './devices.ts'
import { errors } from './errors.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstAdmin } from './first-admin.ts'
import { forms } from './forms.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitationPhrases } from './invitation-phrases.ts'
import { invitations } from './invitations.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { lookAround } from './look-around.ts'
import { mailedLinks } from './mailed-links.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myPages } from './my-pages.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { noMail } from './no-mail.ts'
import { onAir } from './on-air.ts'
import { ownPages } from './own-pages.ts'
import { ownSettings } from './own-settings.ts'
import { passkeys } from './passkeys.ts'
import { phone } from './phone.ts'
import { photograph } from './photograph.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profile } from './profile.ts'
import { profileAnswers } from './profile-answers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { settingsAnswers } from './settings-answers.ts'
import { settingsPage } from './settings-page.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { stepUp } from './step-up.ts'
import { ui } from './ui.ts'

export const fr = {
  'account-emails': accountEmails,
  'account-rules': accountRules,
  answeredTexts,
  calendar,
  closed,
  'code-answers': codeAnswers,
  codes,
  completeProfileTexts,
  dashboard,
  dashboardTexts,
  'data-request': dataRequest,
  'data-rights': dataRights,
  devices,
  errors,
  factors,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  'first-admin': firstAdmin,
  forms,
  'invitation-answers': invitationAnswers,
  'invitation-phrases': invitationPhrases,
  invitations,
  joinEmails,
  joining,
  login,
  'login-answers': loginAnswers,
  'look-around': lookAround,
  'mailed-links': mailedLinks,
  menus,
  'my-pages': myPages,
  myFellowshipTexts,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  'no-mail': noMail,
  onAir,
  'own-pages': ownPages,
  'own-settings': ownSettings,
  passkeys,
  phone,
  photograph,
  prayerRules,
  prayerTexts,
  prayers,
  profile,
  'profile-answers': profileAnswers,
  profileRules,
  profiles,
  rules,
  settings,
  'settings-answers': settingsAnswers,
  'settings-page': settingsPage,
  'sign-in': signIn,
  'sign-up': signUp,
  'sign-up-answers': signUpAnswers,
  site,
  'step-up': stepUp,
  ui,
} satisfies Language

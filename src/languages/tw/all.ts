import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { errors } from './errors.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { forms } from './forms.ts'
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
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { onAir } from './on-air.ts'
import { oneSermon } from './one-sermon.ts'
import { player } from './player.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { rules } from './rules.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceTexts } from './service-texts.ts'
import { shareTexts } from './share-texts.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const tw = {
  kinds,
  reminderTexts,
  serviceTexts,
  dataCost,
  shareTexts,
  liveTexts,
  sermonTexts,
  kept,
  live,
  player,
  'one-sermon': oneSermon,
  sermons,
  'account-emails': accountEmails,
  answeredTexts,
  calendar,
  'code-answers': codeAnswers,
  codes,
  completeProfileTexts,
  dashboardTexts,
  dashboard,
  errors,
  factors,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  forms,
  joinEmails,
  joining,
  'login-answers': loginAnswers,
  login,
  menus,
  myFellowshipTexts,
  'new-password-answers': newPasswordAnswers,
  'new-password': newPassword,
  onAir,
  prayerRules,
  prayerTexts,
  prayers,
  profileRules,
  profiles,
  rules,
  'sign-up-answers': signUpAnswers,
  'sign-up': signUp,
  site,
  ui,
} satisfies Language

import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { checkIn } from './check-in.ts'
import { codeAnswers } from './code-answers.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { conflictTexts } from './conflict-texts.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { entries } from './entries.ts'
import { errors } from './errors.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { guests } from './guests.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { laterTexts } from './later-texts.ts'
import { leader } from './leader.ts'
import { leaderTexts } from './leader-texts.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { onAir } from './on-air.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { reminderTexts } from './reminder-texts.ts'
import { rota } from './rota.ts'
import { rules } from './rules.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffParts } from './staff-parts.ts'
import { staffTexts } from './staff-texts.ts'
import { trashTexts } from './trash-texts.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { workspace } from './workspace.ts'

export const fr = {
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
  staff,
  crud,
  guests,
  entries,
  staffParts,
  workspace,
  frame,
  find,
  laterTexts,
  unsentTexts,
  reminderTexts,
  staffTexts,
  conflictTexts,
  trashTexts,
  leaderTexts,
  lists,
  leader,
  rota,
  checkIn,
} satisfies Language

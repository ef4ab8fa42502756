import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { answeredTexts } from './answered-texts.ts'
import { assistantEmails } from './assistant-emails.ts'
import { authorEmails } from './author-emails.ts'
import { automaticMessages } from './automatic-messages.ts'
import { calendar } from './calendar.ts'
import { careEmails } from './care-emails.ts'
import { codeAnswers } from './code-answers.ts'
import { codeTexts } from './code-texts.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { connectedEmails } from './connected-emails.ts'
import { conversationEmails } from './conversation-emails.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { errors } from './errors.ts'
import { eventNews } from './event-news.ts'
import { eventReminders } from './event-reminders.ts'
import { factorEmails } from './factor-emails.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { forms } from './forms.ts'
import { givingEmails } from './giving-emails.ts'
import { invitationEmails } from './invitation-emails.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { leaderEmails } from './leader-emails.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { mailings } from './mailings.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { onAir } from './on-air.ts'
import { ownCalendar } from './own-calendar.ts'
import { ownerEmails } from './owner-emails.ts'
import { pageEmails } from './page-emails.ts'
import { personRequestEmails } from './person-request-emails.ts'
import { placeEmails } from './place-emails.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { reportReminders } from './report-reminders.ts'
import { rotaEmails } from './rota-emails.ts'
import { rules } from './rules.ts'
import { serviceReminders } from './service-reminders.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { stopEmails } from './stop-emails.ts'
import { ui } from './ui.ts'
import { welfareEmails } from './welfare-emails.ts'

export const tw = {
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
  ownerEmails,
  factorEmails,
  stopEmails,
  codeTexts,
  invitationEmails,
  serviceReminders,
  eventReminders,
  reportReminders,
  eventNews,
  rotaEmails,
  ownCalendar,
  placeEmails,
  assistantEmails,
  leaderEmails,
  authorEmails,
  careEmails,
  conversationEmails,
  givingEmails,
  welfareEmails,
  connectedEmails,
  personRequestEmails,
  mailings,
  automaticMessages,
  pageEmails,
} satisfies Language

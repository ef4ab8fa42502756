import type { Language } from '../../lib/words/translation.ts'
import { accountEmails } from './account-emails.ts'
import { accountRules } from './account-rules.ts'
import { answeredTexts } from './answered-texts.ts'
import { assistantEmails } from './assistant-emails.ts'
import { authorEmails } from './author-emails.ts'
import { automaticMessages } from './automatic-messages.ts'
import { calendar } from './calendar.ts'
import { careEmails } from './care-emails.ts'
import { checkIn } from './check-in.ts'
import { closed } from './closed.ts'
import { codeAnswers } from './code-answers.ts'
import { codeTexts } from './code-texts.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { conflictTexts } from './conflict-texts.ts'
import { connectedEmails } from './connected-emails.ts'
import { conversationEmails } from './conversation-emails.ts'
import { crud } from './crud.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dashboard } from './dashboard.ts'
import { dataRequest } from './data-request.ts'
import { dataRights } from './data-rights.ts'
import { devices } from './devices.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { entries } from './entries.ts'
import { errors } from './errors.ts'
import { eventNews } from './event-news.ts'
import { eventReminders } from './event-reminders.ts'
import { factorEmails } from './factor-emails.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { firstAdmin } from './first-admin.ts'
import { firstChannels } from './first-channels.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { gift } from './gift.ts'
import { give } from './give.ts'
import { givingEmails } from './giving-emails.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitationEmails } from './invitation-emails.ts'
import { invitationPhrases } from './invitation-phrases.ts'
import { invitations } from './invitations.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { laterTexts } from './later-texts.ts'
import { leaderEmails } from './leader-emails.ts'
import { leaderTexts } from './leader-texts.ts'
import { leader } from './leader.ts'
import { lists } from './lists.ts'
import { loginAnswers } from './login-answers.ts'
import { login } from './login.ts'
import { lookAround } from './look-around.ts'
import { mailedLinks } from './mailed-links.ts'
import { mailings } from './mailings.ts'
import { menus } from './menus.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myGiving } from './my-giving.ts'
import { myMessages } from './my-messages.ts'
import { myPages } from './my-pages.ts'
import { myPledges } from './my-pledges.ts'
import { myRepeats } from './my-repeats.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { newPassword } from './new-password.ts'
import { noMail } from './no-mail.ts'
import { onAir } from './on-air.ts'
import { ownAnswers } from './own-answers.ts'
import { ownCalendar } from './own-calendar.ts'
import { ownGivingRules } from './own-giving-rules.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { ownPages } from './own-pages.ts'
import { ownSettings } from './own-settings.ts'
import { ownWelfare } from './own-welfare.ts'
import { ownerEmails } from './owner-emails.ts'
import { pageEmails } from './page-emails.ts'
import { passkeys } from './passkeys.ts'
import { personRequestEmails } from './person-request-emails.ts'
import { phone } from './phone.ts'
import { photograph } from './photograph.ts'
import { placeEmails } from './place-emails.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profileAnswers } from './profile-answers.ts'
import { profileRules } from './profile-rules.ts'
import { profile } from './profile.ts'
import { profiles } from './profiles.ts'
import { purposes } from './purposes.ts'
import { receiptCheck } from './receipt-check.ts'
import { receiptCode } from './receipt-code.ts'
import { reminderTexts } from './reminder-texts.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { reportReminders } from './report-reminders.ts'
import { requestRules } from './request-rules.ts'
import { rotaEmails } from './rota-emails.ts'
import { rota } from './rota.ts'
import { rules } from './rules.ts'
import { serviceReminders } from './service-reminders.ts'
import { serviceWorker } from './service-worker.ts'
import { settingsAnswers } from './settings-answers.ts'
import { settingsPage } from './settings-page.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { signUp } from './sign-up.ts'
import { site } from './site.ts'
import { staffParts } from './staff-parts.ts'
import { staffTexts } from './staff-texts.ts'
import { staff } from './staff.ts'
import { statement } from './statement.ts'
import { stepUp } from './step-up.ts'
import { stopEmails } from './stop-emails.ts'
import { stopReminder } from './stop-reminder.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { trashTexts } from './trash-texts.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'
import { welcomeCard } from './welcome-card.ts'
import { welfareEmails } from './welfare-emails.ts'
import { workspace } from './workspace.ts'

export const fr = {
  'account-emails': accountEmails,
  'account-rules': accountRules,
  answeredTexts,
  assistantEmails,
  authorEmails,
  automaticMessages,
  calendar,
  careEmails,
  checkIn,
  closed,
  'code-answers': codeAnswers,
  codes,
  codeTexts,
  completeProfileTexts,
  conflictTexts,
  connectedEmails,
  conversationEmails,
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
  eventNews,
  eventReminders,
  factorEmails,
  factors,
  favouriteTexts,
  fellowships,
  fellowshipTexts,
  find,
  'first-admin': firstAdmin,
  firstChannels,
  forms,
  frame,
  gift,
  giftNames,
  giftStates,
  giftWays,
  give,
  givingEmails,
  guests,
  hall,
  'invitation-answers': invitationAnswers,
  'invitation-phrases': invitationPhrases,
  invitationEmails,
  invitations,
  joinEmails,
  joining,
  laterTexts,
  leader,
  leaderEmails,
  leaderTexts,
  lists,
  login,
  'login-answers': loginAnswers,
  'look-around': lookAround,
  'mailed-links': mailedLinks,
  mailings,
  menus,
  'my-pages': myPages,
  myFellowshipTexts,
  myGiving,
  myMessages,
  myPledges,
  myRepeats,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  'no-mail': noMail,
  onAir,
  'own-pages': ownPages,
  'own-settings': ownSettings,
  ownAnswers,
  ownCalendar,
  ownerEmails,
  ownGivingRules,
  ownMessageTexts,
  ownWelfare,
  pageEmails,
  passkeys,
  personRequestEmails,
  phone,
  photograph,
  placeEmails,
  prayerRules,
  prayers,
  prayerTexts,
  profile,
  'profile-answers': profileAnswers,
  profileRules,
  profiles,
  purposes,
  receiptCheck,
  receiptCode,
  reminderTexts,
  repeatGift,
  repeatTimes,
  reportReminders,
  'request-rules': requestRules,
  rota,
  rotaEmails,
  rules,
  'service-worker': serviceWorker,
  serviceReminders,
  settings,
  'settings-answers': settingsAnswers,
  'settings-page': settingsPage,
  'sign-in': signIn,
  'sign-up': signUp,
  'sign-up-answers': signUpAnswers,
  site,
  staff,
  staffParts,
  staffTexts,
  statement,
  'step-up': stepUp,
  stopEmails,
  stopReminder,
  testimonies,
  testimonyCategories,
  testimonyRules,
  testimonyShare,
  testimonyTexts,
  trashTexts,
  ui,
  unsentTexts,
  waysToGive,
  welcomeCard,
  welcomeCardTexts,
  welfareEmails,
  workspace,
} satisfies Language

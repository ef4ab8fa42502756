import type { Language } from '../../lib/words/translation.ts'
import { accountAnswers } from './account-answers.ts'
import { accountEmails } from './account-emails.ts'
import { accountRefusals } from './account-refusals.ts'
import { accountRules } from './account-rules.ts'
import { activities } from './activities.ts'
import { adminDesk } from './admin-desk.ts'
import { adminLookup } from './admin-lookup.ts'
import { adminSections } from './admin-sections.ts'
import { announcementRefusals } from './announcement-refusals.ts'
import { answeredTexts } from './answered-texts.ts'
import { app } from './app.ts'
import { appRefusals } from './app-refusals.ts'
import { approvalEmails } from './approval-emails.ts'
import { assistantEmails } from './assistant-emails.ts'
import { audienceNames } from './audience-names.ts'
import { authorEmails } from './author-emails.ts'
import { automaticMessages } from './automatic-messages.ts'
import { blocks } from './blocks.ts'
import { calendar } from './calendar.ts'
import { calendarRefusals } from './calendar-refusals.ts'
import { callRefusals } from './call-refusals.ts'
import { care } from './care.ts'
import { careAnswers } from './care-answers.ts'
import { careEmails } from './care-emails.ts'
import { careRefusals } from './care-refusals.ts'
import { careRules } from './care-rules.ts'
import { careTaskWords } from './care-task-words.ts'
import { certificate } from './certificate.ts'
import { checkIn } from './check-in.ts'
import { checkInRefusals } from './check-in-refusals.ts'
import { checkInRules } from './check-in-rules.ts'
import { churchSettings } from './church-settings.ts'
import { closed } from './closed.ts'
import { codeAnswers } from './code-answers.ts'
import { codeTexts } from './code-texts.ts'
import { codes } from './codes.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { conflictTexts } from './conflict-texts.ts'
import { connectedEmails } from './connected-emails.ts'
import { contact } from './contact.ts'
import { contactRules } from './contact-rules.ts'
import { contactTexts } from './contact-texts.ts'
import { conversationEmails } from './conversation-emails.ts'
import { crop } from './crop.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { dataCost } from './data-cost.ts'
import { dataRequest } from './data-request.ts'
import { dataRequestDesk } from './data-request-desk.ts'
import { dataRights } from './data-rights.ts'
import { deliveries } from './deliveries.ts'
import { deliveryReasons } from './delivery-reasons.ts'
import { devices } from './devices.ts'
import { directory } from './directory.ts'
import { directoryPart } from './directory-part.ts'
import { directoryRefusals } from './directory-refusals.ts'
import { directoryTexts } from './directory-texts.ts'
import { donationRules } from './donation-rules.ts'
import { donationTexts } from './donation-texts.ts'
import { duties } from './duties.ts'
import { dutyRules } from './duty-rules.ts'
import { editorInputs } from './editor-inputs.ts'
import { entries } from './entries.ts'
import { errors } from './errors.ts'
import { eventNews } from './event-news.ts'
import { eventRefusals } from './event-refusals.ts'
import { eventReminders } from './event-reminders.ts'
import { eventRules } from './event-rules.ts'
import { eventSignUp } from './event-sign-up.ts'
import { eventTexts } from './event-texts.ts'
import { events } from './events.ts'
import { factorEmails } from './factor-emails.ts'
import { factors } from './factors.ts'
import { family } from './family.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipRefusals } from './fellowship-refusals.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { fileRefusals } from './file-refusals.ts'
import { find } from './find.ts'
import { firstAdmin } from './first-admin.ts'
import { firstChannels } from './first-channels.ts'
import { formDesk } from './form-desk.ts'
import { formEmails } from './form-emails.ts'
import { formRefusals } from './form-refusals.ts'
import { formRegister } from './form-register.ts'
import { formRules } from './form-rules.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { gift } from './gift.ts'
import { giftNames } from './gift-names.ts'
import { giftStates } from './gift-states.ts'
import { giftWays } from './gift-ways.ts'
import { give } from './give.ts'
import { givingEmails } from './giving-emails.ts'
import { givingRefusals } from './giving-refusals.ts'
import { groupRules } from './group-rules.ts'
import { guests } from './guests.ts'
import { hall } from './hall.ts'
import { inbox } from './inbox.ts'
import { inboxAnswers } from './inbox-answers.ts'
import { inboxRefusals } from './inbox-refusals.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitationEmails } from './invitation-emails.ts'
import { invitationPhrases } from './invitation-phrases.ts'
import { invitations } from './invitations.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { keeperEmails } from './keeper-emails.ts'
import { kept } from './kept.ts'
import { kinds } from './kinds.ts'
import { languageParts } from './language-parts.ts'
import { languages } from './languages.ts'
import { laterTexts } from './later-texts.ts'
import { leader } from './leader.ts'
import { leaderEmails } from './leader-emails.ts'
import { leaderRules } from './leader-rules.ts'
import { leaderTexts } from './leader-texts.ts'
import { lists } from './lists.ts'
import { live } from './live.ts'
import { livePlan } from './live-plan.ts'
import { liveRefusals } from './live-refusals.ts'
import { liveTexts } from './live-texts.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { lookAround } from './look-around.ts'
import { lookUp } from './look-up.ts'
import { mailedLinks } from './mailed-links.ts'
import { mailings } from './mailings.ts'
import { mediaDesk } from './media-desk.ts'
import { mediaRefusals } from './media-refusals.ts'
import { mediaRules } from './media-rules.ts'
import { menus } from './menus.ts'
import { messageRefusals } from './message-refusals.ts'
import { messageRules } from './message-rules.ts'
import { modules } from './modules.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { myGiving } from './my-giving.ts'
import { myMessages } from './my-messages.ts'
import { myPages } from './my-pages.ts'
import { myPledges } from './my-pledges.ts'
import { myRepeats } from './my-repeats.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { news } from './news.ts'
import { newsStaff } from './news-staff.ts'
import { noAnswer } from './no-answer.ts'
import { noMail } from './no-mail.ts'
import { onAir } from './on-air.ts'
import { oneSermon } from './one-sermon.ts'
import { openForm } from './open-form.ts'
import { ourChurch } from './our-church.ts'
import { ownAnswers } from './own-answers.ts'
import { ownCalendar } from './own-calendar.ts'
import { ownGivingRules } from './own-giving-rules.ts'
import { ownMessageTexts } from './own-message-texts.ts'
import { ownPages } from './own-pages.ts'
import { ownSettings } from './own-settings.ts'
import { ownWelfare } from './own-welfare.ts'
import { ownerEmails } from './owner-emails.ts'
import { pageEditor } from './page-editor.ts'
import { pageEmails } from './page-emails.ts'
import { pageList } from './page-list.ts'
import { pageRefusals } from './page-refusals.ts'
import { parishRefusals } from './parish-refusals.ts'
import { parts } from './parts.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { peopleFilters } from './people-filters.ts'
import { peopleRules } from './people-rules.ts'
import { personRefusals } from './person-refusals.ts'
import { personRequestEmails } from './person-request-emails.ts'
import { phone } from './phone.ts'
import { photograph } from './photograph.ts'
import { placeEmails } from './place-emails.ts'
import { places } from './places.ts'
import { planKinds } from './plan-kinds.ts'
import { planPaper } from './plan-paper.ts'
import { planRefusals } from './plan-refusals.ts'
import { planRules } from './plan-rules.ts'
import { planTeams } from './plan-teams.ts'
import { plans } from './plans.ts'
import { player } from './player.ts'
import { postEditor } from './post-editor.ts'
import { postRefusals } from './post-refusals.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { present } from './present.ts'
import { printing } from './printing.ts'
import { privacy } from './privacy.ts'
import { privacyTexts } from './privacy-texts.ts'
import { profile } from './profile.ts'
import { profileAnswers } from './profile-answers.ts'
import { profileRules } from './profile-rules.ts'
import { profiles } from './profiles.ts'
import { projection } from './projection.ts'
import { projectionRefusals } from './projection-refusals.ts'
import { projectionSlides } from './projection-slides.ts'
import { publishedYear } from './published-year.ts'
import { publishing } from './publishing.ts'
import { purposes } from './purposes.ts'
import { readyListWords } from './ready-lists.ts'
import { receiptCheck } from './receipt-check.ts'
import { receiptCode } from './receipt-code.ts'
import { recurrenceWords } from './recurrences.ts'
import { refusals } from './refusals.ts'
import { registerHistory } from './register-history.ts'
import { registerRefusals } from './register-refusals.ts'
import { registers } from './registers.ts'
import { registrationRefusals } from './registration-refusals.ts'
import { registrationRules } from './registration-rules.ts'
import { registrations } from './registrations.ts'
import { reminderTexts } from './reminder-texts.ts'
import { repeatGift } from './repeat-gift.ts'
import { repeatTimes } from './repeat-times.ts'
import { reportReminders } from './report-reminders.ts'
import { requestRules } from './request-rules.ts'
import { rota } from './rota.ts'
import { rotaEmails } from './rota-emails.ts'
import { rotaRefusals } from './rota-refusals.ts'
import { rotaRules } from './rota-rules.ts'
import { rules } from './rules.ts'
import { sendMessages } from './send-messages.ts'
import { sendingNames } from './sending-names.ts'
import { sendingReasons } from './sending-reasons.ts'
import { sermonTexts } from './sermon-texts.ts'
import { sermons } from './sermons.ts'
import { serviceRefusals } from './service-refusals.ts'
import { serviceReminders } from './service-reminders.ts'
import { serviceRules } from './service-rules.ts'
import { serviceTexts } from './service-texts.ts'
import { serviceWorker } from './service-worker.ts'
import { services } from './services.ts'
import { settingGroups } from './setting-groups.ts'
import { settings } from './settings.ts'
import { settingsAnswers } from './settings-answers.ts'
import { settingsPage } from './settings-page.ts'
import { shareTexts } from './share-texts.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { signUpAnswers } from './sign-up-answers.ts'
import { site } from './site.ts'
import { sitePages } from './site-pages.ts'
import { songImports } from './song-imports.ts'
import { songParts } from './song-parts.ts'
import { songRefusals } from './song-refusals.ts'
import { songRules } from './song-rules.ts'
import { songSheet } from './song-sheet.ts'
import { songs } from './songs.ts'
import { staff } from './staff.ts'
import { staffInvitations } from './staff-invitations.ts'
import { staffParts } from './staff-parts.ts'
import { staffTexts } from './staff-texts.ts'
import { statement } from './statement.ts'
import { stepUp } from './step-up.ts'
import { stopEmails } from './stop-emails.ts'
import { stopReminder } from './stop-reminder.ts'
import { symbols } from './symbols.ts'
import { testimonies } from './testimonies.ts'
import { testimonyCategories } from './testimony-categories.ts'
import { testimonyRules } from './testimony-rules.ts'
import { testimonyShare } from './testimony-share.ts'
import { testimonyTexts } from './testimony-texts.ts'
import { textBudgets } from './text-budgets.ts'
import { ticketEmails } from './ticket-emails.ts'
import { ticketPaper } from './ticket-paper.ts'
import { ticketPayment } from './ticket-payment.ts'
import { ticketRefunds } from './ticket-refunds.ts'
import { ticketReminders } from './ticket-reminders.ts'
import { tickets } from './tickets.ts'
import { translationRules } from './translation-rules.ts'
import { trashRefusals } from './trash-refusals.ts'
import { trashTexts } from './trash-texts.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { uploadRefusals } from './upload-refusals.ts'
import { usualRules } from './usual-rules.ts'
import { waysToGive } from './ways-to-give.ts'
import { welcomeCard } from './welcome-card.ts'
import { welcomeCardTexts } from './welcome-card-texts.ts'
import { welfareEmails } from './welfare-emails.ts'
import { whatsApp } from './whatsapp.ts'
import { whatsappDesk } from './whatsapp-desk.ts'
import { withdrawAnswer } from './withdraw-answer.ts'
import { workspace } from './workspace.ts'
import { worship } from './worship.ts'
import { youth } from './youth.ts'

export const ee = {
  publishedYear,
  trashRefusals,
  serviceRules,
  personRefusals,
  peopleRules,
  pageRefusals,
  messageRules,
  mediaRules,
  inboxAnswers,
  groupRules,
  fileRefusals,
  fellowshipRefusals,
  directoryRefusals,
  careAnswers,
  usualRules,
  appRefusals,
  callRefusals,
  accountAnswers,
  readyLists: readyListWords,
  recurrences: recurrenceWords,
  approvalEmails,
  sendingReasons,
  songRefusals,
  registrationRefusals,
  projectionRefusals,
  formRefusals,
  eventRefusals,
  calendarRefusals,
  uploadRefusals,
  mediaRefusals,
  liveRefusals,
  audienceNames,
  messageRefusals,
  'account-emails': accountEmails,
  'account-rules': accountRules,
  activities,
  answeredTexts,
  app,
  authorEmails,
  automaticMessages,
  calendar,
  careEmails,
  'care-rules': careRules,
  care,
  'check-in-refusals': checkInRefusals,
  'check-in-rules': checkInRules,
  checkIn,
  closed,
  'code-answers': codeAnswers,
  codeTexts,
  codes,
  completeProfileTexts,
  'contact-rules': contactRules,
  'contact-texts': contactTexts,
  contact,
  crop,
  crud,
  dashboardTexts,
  dashboard,
  dataCost,
  'data-request': dataRequest,
  'data-rights': dataRights,
  devices,
  directory,
  donationRules,
  donationTexts,
  entries,
  errors,
  eventReminders,
  'event-rules': eventRules,
  'event-sign-up': eventSignUp,
  eventTexts,
  events,
  factors,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  find,
  'first-admin': firstAdmin,
  firstChannels,
  forms,
  frame,
  giftNames,
  giftStates,
  giftWays,
  gift,
  give,
  guests,
  hall,
  inbox,
  'invitation-answers': invitationAnswers,
  invitations,
  joinEmails,
  joining,
  kept,
  kinds,
  'leader-rules': leaderRules,
  leader,
  lists,
  liveTexts,
  live,
  'login-answers': loginAnswers,
  login,
  'look-around': lookAround,
  'look-up': lookUp,
  'mailed-links': mailedLinks,
  mailings,
  menus,
  myFellowshipTexts,
  myGiving,
  myMessages,
  'my-pages': myPages,
  myPledges,
  myRepeats,
  'new-password-answers': newPasswordAnswers,
  'new-password': newPassword,
  news,
  'no-answer': noAnswer,
  'no-mail': noMail,
  onAir,
  'one-sermon': oneSermon,
  ownAnswers,
  ownMessageTexts,
  'own-pages': ownPages,
  'own-settings': ownSettings,
  ownWelfare,
  parts,
  passkeys,
  phone,
  photograph,
  placeEmails,
  places,
  player,
  prayerRules,
  prayerTexts,
  prayers,
  privacyTexts,
  privacy,
  'profile-answers': profileAnswers,
  profileRules,
  profile,
  profiles,
  purposes,
  receiptCheck,
  refusals,
  reminderTexts,
  repeatGift,
  repeatTimes,
  'request-rules': requestRules,
  rotaEmails,
  'rota-refusals': rotaRefusals,
  'rota-rules': rotaRules,
  rota,
  sermonTexts,
  sermons,
  serviceReminders,
  serviceTexts,
  'service-worker': serviceWorker,
  services,
  'settings-answers': settingsAnswers,
  'settings-page': settingsPage,
  settings,
  shareTexts,
  'sign-in': signIn,
  'sign-up-answers': signUpAnswers,
  'sign-up': signUp,
  site,
  staffParts,
  staff,
  statement,
  'step-up': stepUp,
  stopEmails,
  stopReminder,
  symbols,
  testimonies,
  testimonyCategories,
  testimonyRules,
  testimonyShare,
  testimonyTexts,
  ui,
  unsentTexts,
  waysToGive,
  welcomeCardTexts,
  welcomeCard,
  workspace,
  youth,
  careRefusals,
  careTaskWords,
  inboxRefusals,
  deliveries,
  languages,
  languageParts,
  'translation-rules': translationRules,
  certificate,
  rules,
  'invitation-phrases': invitationPhrases,
  ownGivingRules,
  leaderTexts,
  laterTexts,
  directoryTexts,
  conflictTexts,
  trashTexts,
  eventNews,
  receiptCode,
  factorEmails,
  ownerEmails,
  pageEmails,
  assistantEmails,
  givingEmails,
  welfareEmails,
  connectedEmails,
  invitationEmails,
  leaderEmails,
  conversationEmails,
  personRequestEmails,
  reportReminders,
  ownCalendar,
  'media-desk': mediaDesk,
  staffTexts,
  openForm,
  formRegister,
  formRules,
  tickets,
  registrationRules,
  'live-plan': livePlan,
  'plan-kinds': planKinds,
  songs,
  present,
  withdrawAnswer,
  whatsApp,
  ticketPayment,
  formEmails,
  ticketEmails,
  ticketPaper,
  ticketRefunds,
  ticketReminders,
  projectionSlides,
  worship,
  'plan-teams': planTeams,
  'plan-rules': planRules,
  'plan-paper': planPaper,
  songParts,
  songRules,
  songSheet,
  accountRefusals,
  givingRefusals,
  duties,
  sendingNames,
  plans,
  projection,
  staffInvitations,
  newsStaff,
  sendMessages,
  whatsappDesk,
  registrations,
  formDesk,
  family,
  'directory-part': directoryPart,
  people,
  printing,
  adminSections,
  adminDesk,
  pageEditor,
  editorInputs,
  pageList,
  publishing,
  blocks,
  registers,
  churchSettings,
  adminLookup,
  dataRequestDesk,
  settingGroups,
  textBudgets,
  modules,
  ourChurch,
  peopleFilters,
  announcementRefusals,
  planRefusals,
  serviceRefusals,
  keeperEmails,
  dutyRules,
  deliveryReasons,
  songImports,
  postEditor,
  sitePages,
  parishRefusals,
  registerHistory,
  registerRefusals,
  postRefusals,
} satisfies Language

import type { Migration } from 'kysely/migration'
import { baseline } from './0158-baseline.ts'
import { wordsOfConversations } from './0159-words-of-conversations.ts'
import { toldAuthors } from './0160-told-authors.ts'
import { demonstration } from './0161-demonstration.ts'
import { headsByColumn } from './0162-heads-by-column.ts'
import { firstSteps } from './0163-first-steps.ts'
import { unwrittenParts } from './0165-unwritten-parts.ts'
import { accountLanguage } from './0167-account-language.ts'
import { unclaimedPeople } from './0169-unclaimed-people.ts'
import { wordsOfSermons } from './0170-words-of-sermons.ts'
import { languagesOfVisitors } from './0171-languages-of-visitors.ts'
import { translations } from './0172-translations.ts'
import { parishRegisters } from './0173-parish-registers.ts'
import { spending } from './0174-spending.ts'
import { recurringVouchers } from './0175-recurring-vouchers.ts'
import { pastGifts } from './0177-past-gifts.ts'
import { family } from './0179-family.ts'
import { directory } from './0180-directory.ts'
import { budgets } from './0181-budgets.ts'
import { assessments } from './0182-assessments.ts'
import { bankReconciliation } from './0183-bank-reconciliation.ts'
import { directoryPeople } from './0186-directory-people.ts'
import { news } from './0187-news.ts'
import { forms } from './0189-forms.ts'
import { registrations } from './0190-registrations.ts'
import { whatsAppChannel } from './0191-whatsapp-channel.ts'
import { whatsApp } from './0192-whatsapp.ts'
import { paidTickets } from './0194-paid-tickets.ts'
import { ticketReminders } from './0195-ticket-reminders.ts'
import { songs } from './0198-songs.ts'
import { plans } from './0200-plans.ts'
import { presentations } from './0203-presentations.ts'
import { peopleInAnswers } from './0206-people-in-answers.ts'
import { answersInRegister } from './0207-answers-in-register.ts'
import { postShares } from './0209-post-shares.ts'
import { matchedTickets } from './0210-matched-tickets.ts'
import { planFiles } from './0212-plan-files.ts'
import { planCounts } from './0213-plan-counts.ts'
import { songSearch } from './0216-song-search.ts'

/** Every migration by its name, run in the order of the names. A landed one is never edited: add the next. */
export const migrations: Record<string, Migration> = {
  '0158-baseline': baseline,
  '0159-words-of-conversations': wordsOfConversations,
  '0160-told-authors': toldAuthors,
  '0161-demonstration': demonstration,
  '0162-heads-by-column': headsByColumn,
  '0163-first-steps': firstSteps,
  '0165-unwritten-parts': unwrittenParts,
  '0167-account-language': accountLanguage,
  '0169-unclaimed-people': unclaimedPeople,
  '0170-words-of-sermons': wordsOfSermons,
  '0171-languages-of-visitors': languagesOfVisitors,
  '0172-translations': translations,
  '0173-parish-registers': parishRegisters,
  '0174-spending': spending,
  '0175-recurring-vouchers': recurringVouchers,
  '0177-past-gifts': pastGifts,
  '0179-family': family,
  '0180-directory': directory,
  '0181-budgets': budgets,
  '0182-assessments': assessments,
  '0183-bank-reconciliation': bankReconciliation,
  '0186-directory-people': directoryPeople,
  '0187-news': news,
  '0189-forms': forms,
  '0190-registrations': registrations,
  '0191-whatsapp-channel': whatsAppChannel,
  '0192-whatsapp': whatsApp,
  '0194-paid-tickets': paidTickets,
  '0195-ticket-reminders': ticketReminders,
  '0198-songs': songs,
  '0200-plans': plans,
  '0203-presentations': presentations,
  '0206-people-in-answers': peopleInAnswers,
  '0207-answers-in-register': answersInRegister,
  '0209-post-shares': postShares,
  '0210-matched-tickets': matchedTickets,
  '0212-plan-files': planFiles,
  '0213-plan-counts': planCounts,
  '0216-song-search': songSearch,
}

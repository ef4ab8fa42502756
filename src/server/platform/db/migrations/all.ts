import type { Migration } from 'kysely/migration'
import { foundation } from './0001-foundation.ts'
import { acts } from './0002-acts.ts'
import { services } from './0003-services.ts'
import { live } from './0004-live.ts'
import { activities } from './0005-activities.ts'
import { settings } from './0006-settings.ts'
import { limits } from './0007-limits.ts'
import { uploads } from './0008-uploads.ts'
import { letters } from './0009-letters.ts'
import { renewals } from './0010-renewals.ts'
import { takenLetters } from './0011-taken-letters.ts'
import { marks } from './0012-marks.ts'
import { accounts } from './0013-accounts.ts'
import { factors } from './0014-factors.ts'
import { samples } from './0015-samples.ts'
import { churchSettings } from './0016-church-settings.ts'
import { staff } from './0017-staff.ts'
import { openAnswers } from './0018-open-answers.ts'
import { usernames } from './0019-usernames.ts'
import { accessLog } from './0021-access-log.ts'
import { dataRights } from './0022-data-rights.ts'
import { ownerLetters } from './0023-owner-letters.ts'
import { processes } from './0024-processes.ts'
import { growth } from './0025-growth.ts'
import { pages } from './0026-pages.ts'
import { pageRedirects } from './0027-page-redirects.ts'
import { opened } from './0028-opened.ts'
import { invitations } from './0030-invitations.ts'
import { pageEditors } from './0031-page-editors.ts'
import { pins } from './0032-pins.ts'
import { filesOfPages } from './0033-files-of-pages.ts'
import { pageSources } from './0034-page-sources.ts'
import { serviceReminders } from './0036-service-reminders.ts'
import { bin } from './0037-bin.ts'
import { giving } from './0040-giving.ts'
import { ownRequests } from './0043-own-requests.ts'
import { withoutName } from './0046-without-name.ts'
import { duties } from './0048-duties.ts'
import { books } from './0049-books.ts'
import { counts } from './0050-counts.ts'
import { settledPayments } from './0052-settled-payments.ts'
import { refunds } from './0053-refunds.ts'
import { eventEnds } from './0054-event-ends.ts'
import { pledges } from './0057-pledges.ts'
import { repeats } from './0058-repeats.ts'
import { collections } from './0061-collections.ts'
import { statements } from './0062-statements.ts'
import { publishedYears } from './0063-published-years.ts'
import { welfare } from './0065-welfare.ts'
import { people } from './0069-people.ts'
import { peopleImports } from './0070-people-imports.ts'
import { messages } from './0074-messages.ts'
import { optOuts } from './0075-opt-outs.ts'
import { ledgerDays } from './0078-ledger-days.ts'
import { care } from './0080-care.ts'
import { checkIn } from './0085-check-in.ts'
import { reportReminders } from './0086-report-reminders.ts'
import { rota } from './0090-rota.ts'
import { push } from './0095-push.ts'
import { automaticMessages } from './0097-automatic-messages.ts'
import { telephoneCodes } from './0100-telephone-codes.ts'
import { resetsByTelephone } from './0101-resets-by-telephone.ts'
import { peopleLists } from './0104-people-lists.ts'
import { fellowshipRequests } from './0105-fellowship-requests.ts'
import { branches } from './0106-branches.ts'
import { branchesOfCare } from './0107-branches-of-care.ts'
import { assistants } from './0108-assistants.ts'
import { remindersOfAssistants } from './0109-reminders-of-assistants.ts'
import { conversations } from './0110-conversations.ts'
import { foundPeople } from './0112-found-people.ts'
import { lastSeen } from './0113-last-seen.ts'
import { decidedRequests } from './0114-decided-requests.ts'
import { consentBits } from './0115-consent-bits.ts'
import { lastMarksByPerson } from './0116-last-marks-by-person.ts'
import { householdBirthIndex } from './0117-household-birth-index.ts'
import { addressesOfTheOffice } from './0118-addresses-of-the-office.ts'
import { resetsOfTheOffice } from './0119-resets-of-the-office.ts'
import { visitorsByTelephone } from './0120-visitors-by-telephone.ts'
import { invitedDuties } from './0121-invited-duties.ts'
import { laterProfile } from './0122-later-profile.ts'
import { fellowshipLinks } from './0123-fellowship-links.ts'
import { foldedSearch } from './0124-folded-search.ts'
import { nameKeys } from './0125-name-keys.ts'
import { titles } from './0127-titles.ts'
import { fellowshipsOfLists } from './0128-fellowships-of-lists.ts'
import { eventLastDays } from './0131-event-last-days.ts'
import { placesOfEvents } from './0133-places-of-events.ts'
import { languagesOfServices } from './0134-languages-of-services.ts'
import { makersOfGuardianCodes } from './0139-makers-of-guardian-codes.ts'
import { giftsByTelephone } from './0140-gifts-by-telephone.ts'
import { toldLeaderMessages } from './0141-told-leader-messages.ts'
import { personRequests } from './0142-person-requests.ts'
import { eventSeries } from './0144-event-series.ts'
import { budgetsOfCodes } from './0146-budgets-of-codes.ts'
import { toldBudgets } from './0147-told-budgets.ts'
import { thanksThatWait } from './0148-thanks-that-wait.ts'
import { seenAccounts } from './0149-seen-accounts.ts'
import { writersOfConversations } from './0150-writers-of-conversations.ts'
import { paymentDetailChanges } from './0152-payment-detail-changes.ts'
import { erasures } from './0155-erasures.ts'
import { sealedBooks } from './0156-sealed-books.ts'
import { bookRoots } from './0157-book-roots.ts'
import { baptisedOrNot } from './0158-baptised-or-not.ts'

/** Every migration by its name, run in the order of the names. A landed one is never edited: add the next. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-acts': acts,
  '0003-services': services,
  '0004-live': live,
  '0005-activities': activities,
  '0006-settings': settings,
  '0007-limits': limits,
  '0008-uploads': uploads,
  '0009-letters': letters,
  '0010-renewals': renewals,
  '0011-taken-letters': takenLetters,
  '0012-marks': marks,
  '0013-accounts': accounts,
  '0014-factors': factors,
  '0015-samples': samples,
  '0016-church-settings': churchSettings,
  '0017-staff': staff,
  '0018-open-answers': openAnswers,
  '0019-usernames': usernames,
  '0021-access-log': accessLog,
  '0022-data-rights': dataRights,
  '0023-owner-letters': ownerLetters,
  '0024-processes': processes,
  '0025-growth': growth,
  '0026-pages': pages,
  '0027-page-redirects': pageRedirects,
  '0028-opened': opened,
  '0030-invitations': invitations,
  '0031-page-editors': pageEditors,
  '0032-pins': pins,
  '0033-files-of-pages': filesOfPages,
  '0034-page-sources': pageSources,
  '0036-service-reminders': serviceReminders,
  '0037-bin': bin,
  '0040-giving': giving,
  '0043-own-requests': ownRequests,
  '0046-without-name': withoutName,
  '0048-duties': duties,
  '0049-books': books,
  '0050-counts': counts,
  '0052-settled-payments': settledPayments,
  '0053-refunds': refunds,
  '0054-event-ends': eventEnds,
  '0057-pledges': pledges,
  '0058-repeats': repeats,
  '0061-collections': collections,
  '0062-statements': statements,
  '0063-published-years': publishedYears,
  '0065-welfare': welfare,
  '0069-people': people,
  '0070-people-imports': peopleImports,
  '0074-messages': messages,
  '0075-opt-outs': optOuts,
  '0078-ledger-days': ledgerDays,
  '0080-care': care,
  '0085-check-in': checkIn,
  '0086-report-reminders': reportReminders,
  '0090-rota': rota,
  '0095-push': push,
  '0097-automatic-messages': automaticMessages,
  '0100-telephone-codes': telephoneCodes,
  '0101-resets-by-telephone': resetsByTelephone,
  '0104-people-lists': peopleLists,
  '0105-fellowship-requests': fellowshipRequests,
  '0106-branches': branches,
  '0107-branches-of-care': branchesOfCare,
  '0108-assistants': assistants,
  '0109-reminders-of-assistants': remindersOfAssistants,
  '0110-conversations': conversations,
  '0112-found-people': foundPeople,
  '0113-last-seen': lastSeen,
  '0114-decided-requests': decidedRequests,
  '0115-consent-bits': consentBits,
  '0116-last-marks-by-person': lastMarksByPerson,
  '0117-household-birth-index': householdBirthIndex,
  '0118-addresses-of-the-office': addressesOfTheOffice,
  '0119-resets-of-the-office': resetsOfTheOffice,
  '0120-visitors-by-telephone': visitorsByTelephone,
  '0121-invited-duties': invitedDuties,
  '0122-later-profile': laterProfile,
  '0123-fellowship-links': fellowshipLinks,
  '0124-folded-search': foldedSearch,
  '0125-name-keys': nameKeys,
  '0127-titles': titles,
  '0128-fellowships-of-lists': fellowshipsOfLists,
  '0131-event-last-days': eventLastDays,
  '0133-places-of-events': placesOfEvents,
  '0134-languages-of-services': languagesOfServices,
  '0139-makers-of-guardian-codes': makersOfGuardianCodes,
  '0140-gifts-by-telephone': giftsByTelephone,
  '0141-told-leader-messages': toldLeaderMessages,
  '0142-person-requests': personRequests,
  '0144-event-series': eventSeries,
  '0146-budgets-of-codes': budgetsOfCodes,
  '0147-told-budgets': toldBudgets,
  '0148-thanks-that-wait': thanksThatWait,
  '0149-seen-accounts': seenAccounts,
  '0150-writers-of-conversations': writersOfConversations,
  '0152-payment-detail-changes': paymentDetailChanges,
  '0155-erasures': erasures,
  '0156-sealed-books': sealedBooks,
  '0157-book-roots': bookRoots,
  '0158-baptised-or-not': baptisedOrNot,
}

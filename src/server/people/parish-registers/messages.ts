import { define } from '../../../lib/words/define.ts'

/** What the API of parish registers refuses. */
export const parishRefusals = define('parishRefusals', {
  personNotRegisterPeople: 'This person is not in the register of people any more',
  giveDayNotStill: 'Please give a day that is not still to come',
  entryCancelledAlready: 'This entry is cancelled already.',
  entryCancelledNoCertificate: 'This entry is cancelled: no certificate is issued of it.',
  thereNoSuchCertificate: 'There is no such certificate.',
  thereNoSuchRegister: 'There is no such register.',
  giveMonthSuchAs: 'Please give a month, such as 2026-11.',
  churchNotIssuedCertificate: 'This church has not issued this certificate, or something on it was altered.',
})

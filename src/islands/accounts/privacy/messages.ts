import { define } from '../../../lib/words/define.ts'

/** Words of /privacy. */
export const privacyWords = define('privacy', {
  responsible: 'Responsible',
  address: 'Address',
  registrationInGhana: 'Registration with the Data Protection Commission',
  registration: 'Registration',
  ask: 'Ask',
  email: 'E-mail',
  telephone: 'Telephone',
  forever: 'for as long as the church keeps it',
  years: { one: '{count} year', other: '{count} years' },
  days: { one: '{count} day', other: '{count} days' },
  accountPeriod: 'Your account and profile',
  accountUntil: 'until you close your account, and 14 days more',
  churchMessages: 'Messages to the church',
  leaderMessages: 'Messages to leaders',
  deliveries: 'Who got which message of the church',
  care: 'Cards of newcomers and tasks of care, once they are closed',
  failedGifts: 'Name and telephone of a gift that came to nothing',
  joinRequests: 'Requests to join a fellowship, yours and those of leaders for you, once they are decided',
  attendance: 'Attendance',
  log: 'The system log (who did what)',
  accessLog: 'Who of the staff read lists of members',
  requests: 'Data requests, once answered',
  devices: 'Devices and addresses of sign-ins',
  devicesPeriod: 'five weeks after the last use',
  what: 'What is kept, and why',
  whatText:
    'To belong to a church says what you believe, so the law protects it specially. It is kept because you agreed when you signed up, and used for the life of this congregation only. Nothing is sold, and there is no advertising and no tracking.',
  howLong: 'For how long',
  rights: 'What you may ask',
  answered:
    'You get an answer within {period}. Members ask under <a>Settings, My data</a>, everybody else here.',
  whom: 'Whom to ask',
  complain:
    '<a>Write to the church</a>. If our answer does not help you, you may complain to the authority for data protection of your country.',
  complainInGhana:
    '<a>Write to the church</a>. If our answer does not help you, you may complain to the Data Protection Commission of Ghana, <a>dataprotection.org.gh</a>.',
})

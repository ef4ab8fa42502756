import type { Channel, Purpose } from '../../lib/contract/messages/message.ts'

type Sent = {
  /** How many days ago it went, or before or after which feast. */
  daysAgo?: number
  feast?: readonly ['easter' | 'harvest', days: number]
  channel: Channel
  purpose: Purpose
  subject: string
  text: string
}

/** What the office wrote to everybody in the year. */
export const sentMessages: readonly Sent[] = [
  {
    daysAgo: 330,
    channel: 'email',
    purpose: 'church',
    subject: 'The accounts of last year',
    text: 'Dear friends, what came in and where it went stands on the page Give. Whoever has a question finds the treasurer after the second service, with tea.',
  },
  {
    daysAgo: 290,
    channel: 'sms',
    purpose: 'services',
    subject: 'Road closed on Sunday',
    text: 'The road by the school park is closed on Sunday. Please come by the clinic. The gate there is open from 8.',
  },
  {
    feast: ['easter', -16],
    channel: 'email',
    purpose: 'events',
    subject: 'Easter convention',
    text: 'From Thursday evening to Sunday at dawn. Who can take in two guests from Tamale, please answer this message: we are eleven beds short.',
  },
  {
    feast: ['easter', -2],
    channel: 'push',
    purpose: 'services',
    subject: 'Dawn service at 5',
    text: 'Easter morning begins on the beach at five. Buses leave the church at four.',
  },
  {
    daysAgo: 185,
    channel: 'sms',
    purpose: 'care',
    subject: 'Blood is needed',
    text: 'A sister at the teaching hospital needs blood, any group. The bank is open until 6 today. Say that you are from Asore.',
  },
  {
    daysAgo: 150,
    channel: 'email',
    purpose: 'giving',
    subject: 'A roof for the children’s hall',
    text: 'The last storm came in through the old one, and the Saturday club sat under umbrellas. We ask for pledges for a year. Under My giving each sees the own part.',
  },
  {
    daysAgo: 112,
    channel: 'app',
    purpose: 'fellowship',
    subject: 'New topics in the fellowships',
    text: 'The plan for the quarter is out. The women learn to make soap, the men read Nehemiah, the young adults ask what they never ask in church.',
  },
  {
    daysAgo: 70,
    channel: 'sms',
    purpose: 'church',
    subject: 'No water at the church',
    text: 'No water at the church today. Please bring a bottle for your children. The tanker comes tomorrow.',
  },
  {
    feast: ['harvest', -9],
    channel: 'email',
    purpose: 'events',
    subject: 'Harvest on the last Sunday of October',
    text: 'Yams, pineapples, kente, a goat or two, and whatever your hands have made. Kofi and Ama come forward by the day of their birth, so look up yours beforehand.',
  },
  {
    feast: ['harvest', 5],
    channel: 'push',
    purpose: 'giving',
    subject: 'Thank you for the harvest',
    text: 'The Friday-born won again, by four cedis. Thank you, all seven days of you.',
  },
  {
    daysAgo: 10,
    channel: 'sms',
    purpose: 'services',
    subject: 'Communion this Sunday',
    text: 'Holy Communion at both services this Sunday. Who cannot come is visited on Monday: call the office.',
  },
]

/** What members of a fellowship wrote to its leader. */
export const toLeader = [
  { daysAgo: 2, text: 'I am on night duty this Friday. Please keep the notes of the study for me.' },
  { daysAgo: 5, text: 'May I bring two classmates along? They have not found a church in Accra yet.' },
] as const

/** What the leader wrote to the whole fellowship. */
export const fromLeader = {
  daysAgo: 8,
  channel: 'app',
  purpose: 'fellowship',
  subject: 'Friday is in the courtyard',
  text: 'The hall is being painted, so we meet in the courtyard this Friday. Bring a chair, and a friend if you have one.',
} as const

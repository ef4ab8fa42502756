import { define } from '../../words/define.ts'

/** Texts of what waits for the network, which are not in the specification. */
export const unsentTexts = define('unsentTexts', {
  count: { one: '1 thing is not sent yet', other: '{count} things are not sent yet' },
  sent: 'Sent: {what}',
  waiting: 'Waits for the network, and is sent by itself.',
  refused: 'Not taken: {why}',
  of: 'Written by {name}; you are {reader}. It waits until {name} logs in.',
  ofSomebody: 'Written by {name}. It waits until {name} logs in.',
  ofVisitor: 'Written before anybody had logged in; you are {reader}. Is it yours?',
  now: 'Send now',
  as: 'Send as {reader}',
  change: 'Change',
  takeBack: 'Discard',
  prayerRequest: 'Prayer request',
  testimony: 'Testimony',
  toChurch: 'Message to the church',
  toLeader: 'Message to a leader',
  card: 'Card of a newcomer',
  form: 'Answer to a form',
  profile: 'Change of the profile',
})

import type { Sent } from '../channel.ts'

/** What the service's errors mean (developers.facebook.com, "WhatsApp error codes", of 18 June 2026), each as a sentence for staff. */
const refusals: Record<number, string> = {
  0: 'WhatsApp does not take the church’s token any more.',
  3: 'The church’s token may not send messages.',
  10: 'The church’s token may not send messages.',
  33: 'WhatsApp does not know the church’s number id.',
  100: 'WhatsApp did not understand this message.',
  190: 'WhatsApp does not take the church’s token any more.',
  368: 'WhatsApp has blocked the church’s account for a while.',
  130472: 'WhatsApp does not deliver such messages to this person for now.',
  130497: 'WhatsApp lets the church write to nobody in that country.',
  131005: 'The church’s token may not send messages.',
  131008: 'A variable of the template is empty.',
  131009: 'WhatsApp did not accept the words of a variable.',
  131021: 'This is the church’s own number.',
  131026: 'This number has no WhatsApp, or cannot take the message.',
  131030: 'A test number writes only to the numbers that are listed with WhatsApp.',
  131031: 'WhatsApp has locked the church’s account.',
  131037: 'WhatsApp has not approved the church’s display name yet.',
  131042: 'The church’s account with WhatsApp has a problem with its payment.',
  131045: 'The church’s number is not registered with WhatsApp.',
  131047: 'The 24 hours after the person wrote are over: only a template can go.',
  131048: 'WhatsApp holds the church’s messages back, since too many people blocked them.',
  131049: 'WhatsApp did not deliver it: the person gets many such messages already.',
  131050: 'The person has stopped such messages in WhatsApp.',
  131051: 'WhatsApp does not know this kind of message.',
  132000: 'The template has another number of variables than was sent.',
  132001: 'WhatsApp has no such template in this language, or has not approved it.',
  132005: 'With the words of this person the template is too long.',
  132007: 'The words break WhatsApp’s rules for templates.',
  132012: 'A variable of the template has another form than was sent.',
  132015: 'WhatsApp has paused the template because of its quality.',
  132016: 'WhatsApp has switched the template off for good.',
  133010: 'The church’s number is not registered with WhatsApp.',
}

/** What may be tried again: nothing was sent. */
const busyCodes: Record<number, string> = {
  1: 'WhatsApp could not take it just now.',
  2: 'WhatsApp could not take it just now.',
  4: 'WhatsApp had too much to do.',
  80007: 'WhatsApp had too much to do.',
  130429: 'WhatsApp had too much to do.',
  131000: 'WhatsApp could not take it just now.',
  131016: 'WhatsApp could not take it just now.',
  131056: 'This person got too many messages in a short time.',
  131057: 'WhatsApp is working on the church’s account.',
  133004: 'WhatsApp could not take it just now.',
}

/** Why a message failed, by the service's code. */
export const whyFailed = (code: number): string =>
  refusals[code] ?? busyCodes[code] ?? (isPermission(code) ? permission : `WhatsApp refused it (${code}).`)

/** What an answer with this error comes to. */
export function refusedBy(code: number): Sent {
  const busy = busyCodes[code]
  return busy ? { kind: 'busy', why: busy } : { kind: 'refused', why: whyFailed(code) }
}

const permission = 'The church’s token may not send messages.'
const isPermission = (code: number): boolean => code >= 200 && code < 300

/** Every code that has a sentence, for tests. */
export const knownCodes: readonly number[] = [...Object.keys(refusals), ...Object.keys(busyCodes)].map(Number)

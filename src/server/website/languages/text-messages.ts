import type { SentenceAnswer } from '../../../lib/contract/website/translations.ts'

type TextMessage = NonNullable<SentenceAnswer['text_message']>

/** Always in plain letters, one part: a code has to arrive, and to be seen at once. */
const code: TextMessage = { most_parts: 1, is_plain: true, added: 0 }

/** In plain letters, with a link. */
const notice: TextMessage = { most_parts: 2, is_plain: true, added: 0 }

/** In its own letters within two parts, else in plain ones. The line that says how to stop messages is added, with an address of 40 letters. */
const message: TextMessage = { most_parts: 2, is_plain: false, added: 50 }

/** The sentences that go as text messages, by their names. */
export const textMessages: Readonly<Record<string, TextMessage>> = {
  'codeTexts.signIn': code,
  'codeTexts.reset': code,
  'codeTexts.confirm': code,
  'ownerEmails.offeredText': notice,
  'connectedEmails.text': notice,
  'givingEmails.promptText': notice,
  'automaticMessages.event': message,
  'automaticMessages.service': message,
  'automaticMessages.pledge': message,
  'automaticMessages.missed': message,
  'automaticMessages.birthday': message,
}

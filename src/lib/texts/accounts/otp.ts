import { define } from '../../words/define.ts'

/* Texts of codes by text message, which the specification does not have (docs/decisions/accounts.md#text-codes). */

export const codeTexts = define('code-answers', {
  /** The same for every number, so that it does not reveal who has an account. */
  asked: 'If {telephone} is confirmed for an account, a code is on its way to it. It holds for ten minutes.',
  confirming: 'A code is on its way to {telephone}. It holds for ten minutes.',
  confirmed: 'Your number is confirmed. You can log in with a code by text message now.',
  dropped: 'Your number no longer logs you in. Your password does.',
})

import { define } from '../words/define.ts'

/** Why a field is refused, where several forms say it. */
export const ruleWords = define('rules', {
  tooLong: 'Please keep this under {limit} characters',
})

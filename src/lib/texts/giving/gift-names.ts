import { define } from '../../words/define.ts'

/** Names of purposes and ways to pay, which the contract says in English. */
export const giftNames = define('giftNames', { fund: '{name}', method: '{name}' })

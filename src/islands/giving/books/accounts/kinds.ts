import type { AccountKind, BookAccountAnswer } from '../../../../lib/contract/giving/book-account.ts'
import { accountWords as words } from './messages.ts'

/** What an account is called by its kind. */
export function kindName(kind: AccountKind): string {
  switch (kind) {
    case 'cash box':
      return words.cashBox
    case 'bank account':
      return words.bank
    case 'mobile money wallet':
      return words.wallet
    case 'petty cash':
      return words.petty
    case 'cheques':
      return words.cheques
    case 'provider':
      return words.provider
  }
}

/** Whether somebody can count what is in an account. */
export const isCounted = ({ kind }: BookAccountAnswer): boolean =>
  kind === 'cash box' || kind === 'petty cash' || kind === 'cheques'

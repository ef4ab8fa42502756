import { isPersonsName, noName } from '../../../lib/contract/accounts/persons-name.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'

const names = ['first_name', 'middle_name', 'last_name'] as const
type Names = { readonly [name in (typeof names)[number]]?: string | undefined }

/** Throws 400 at a name that is or becomes a sentence (docs/decisions/messages.md#strangers-words). One that the account has already is saved as it is. */
export function refuseSentences(given: Names, before: Names = {}): void {
  for (const field of names) {
    const name = given[field]
    if (name && name !== before[field] && !isPersonsName(name)) refuseFields({ [field]: [noName()] })
  }
}

import {
  type EmailKey,
  type NameKey,
  type TelephoneKey,
  TypedKey,
} from '../../../platform/http/limit-keys.ts'
import { comparisonKey } from '../repo.ts'
import { readTelephone } from '../telephones.ts'

/** The key of a number of the church's country, in any digits, with any blanks or extension. Throws 400 at `telephone`. */
export const telephoneKey = (telephone: string, country: string): TelephoneKey =>
  new TypedKey('telephone', readTelephone({ telephone }, country))

/** The key of a mailbox: without letter case, a part after +, and the dots that Gmail passes over. */
export function emailKey(email: string): EmailKey {
  const typed = comparisonKey(email.trim())
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const [bare = ''] = typed.slice(0, Math.max(at, 0)).split('+', 1)
  const isGmail = ['gmail.com', 'googlemail.com'].includes(domain)
  return new TypedKey('e-mail', isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`)
}

/** The key of a name or a username: without letter case, Unicode form and blanks at the ends. */
export const nameKey = (name: string): NameKey => new TypedKey('name', comparisonKey(name.trim()))

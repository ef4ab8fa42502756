import parsePhoneNumber from 'libphonenumber-js/min'
import { nationalDigits } from '../../../../lib/text/phone.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { readChurch, readChurchSettings } from '../../../settings/church-settings/repo.ts'
import { accountRefusals } from '../messages.ts'
import type { Account } from '../repo.ts'
import { isCommon } from './password-filter.ts'

/** The data of an account that an attacker who knows the owner would try. */
export type Owner = Pick<
  Account,
  'username' | 'first_name' | 'middle_name' | 'last_name' | 'telephone' | 'email' | 'role'
>

/** Words that attackers guess for any church here (docs/security.md lists them). */
export const commonChurchWords =
  'asɔre asore church ghana accra kumasi jesus christ christian lord amen bible gospel grace blessing hallelujah sunday password'

/** The minimum length for staff, who see data that others may not. */
const staffLength = 10

const guessed = () => accountRefusals.oneFirstThatGuesser

/**
 * Throws 400 at `password` for one that attackers guess first: a common one, a number, or one made of words of the owner or
 * the church, also in trivial variants (letter case, digits and signs at the ends, `0` for `o`). Staff needs 10 characters.
 * As in NIST SP 800-63B, there is no rule on which characters a password contains.
 */
export async function refuseWeak(db: Db, password: string, owner: Owner): Promise<void> {
  if (owner.role !== 'user' && password.length < staffLength)
    refuseFields({
      password: [accountRefusals.pleaseUseAtLeast({ staffLength })],
    })
  const plain = password.normalize('NFKC').toLowerCase()
  const { name, short_name, town } = await readChurch(db)
  const { controller_name } = await readChurchSettings(db)
  const ofChurch = [commonChurchWords, controller_name, name, short_name, town]
  const words = [...ofOwner(owner), ...wordsOf(ofChurch.join(' '))]
  const isGuessed = [plain, withoutDisguise(plain)].some(
    (one) => isNumber(one) || formsOf(one).some(isCommon) || isMadeOf(one, words, ofNumbers(owner)),
  )
  if (isGuessed) refuseFields({ password: [guessed()] })
}

/** A telephone number, a date or any row of digits: attackers try all of them within minutes. */
const isNumber = (password: string): boolean => /^[\d\s+()./-]{1,18}$/.test(password)

const disguises: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `p@ssw0rd!` as `password!`: signs at the end do not stand for letters. */
function withoutDisguise(password: string): string {
  const letters = password.slice(0, endOfLetters(password))
  return letters.replace(/[0-9@$!]/g, (sign) => disguises[sign] ?? sign) + password.slice(letters.length)
}

/** The most characters at the ends that count as a trivial variant: a year and a sign. */
const trivialEnds = 5

/** A password, and the word in it if only a few digits and signs surround the word. */
function formsOf(password: string): string[] {
  const word = trimSigns(password)
  return word.length >= 4 && password.length - word.length <= trivialEnds ? [password, word] : [password]
}

/** Removes non-letters at both ends. A loop, because a regular expression would restart at each sign. */
function trimSigns(password: string): string {
  const end = endOfLetters(password)
  let start = 0
  while (start < end && !isLetter(password.charAt(start))) start += 1
  return password.slice(start, end)
}

/** The index after the last letter of a password; 0 without letters. */
function endOfLetters(password: string): number {
  let end = password.length
  while (end > 0 && !isLetter(password.charAt(end - 1))) end -= 1
  return end
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)

const ofOwner = (owner: Owner): string[] =>
  [owner.username, owner.first_name, owner.middle_name, owner.last_name, owner.email ?? ''].flatMap(
    (text) => [text.normalize('NFKC').toLowerCase(), ...wordsOf(text)],
  )

/** Words of three letters and more. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]/u)

/** As it was typed, and without the calling code that a stored number has. */
const ofNumbers = ({ telephone }: Owner): string[] => [
  nationalDigits(telephone),
  parsePhoneNumber(telephone)?.nationalNumber ?? '',
]

/** Whether little is left of a password after these words, the numbers, and years are removed. */
function isMadeOf(password: string, words: readonly string[], numbers: readonly string[]): boolean {
  const known = [...words, ...numbers].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
  const wordsInIt = known.filter((word) => password.includes(word))
  const left = wordsInIt
    .reduce((rest, word) => rest.replaceAll(word, ''), password)
    .replace(/(19|20)\d\d/g, '')
  return wordsInIt.length > 0 && left.length < 8 && left.replace(/\P{L}/gu, '').length < 4
}

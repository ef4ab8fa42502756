import { nationalDigits } from '../../lib/phone.ts'
import { readChurchSettings } from '../church-settings/repo.ts'
import type { Db } from '../db/tables.ts'
import { refuseFields } from '../errors/refusal.ts'
import { isCommon } from './password-filter.ts'
import type { Account } from './repo.ts'

/** What a guesser who knows somebody would try. */
export type Owner = Pick<
  Account,
  'username' | 'first_name' | 'middle_name' | 'last_name' | 'telephone' | 'email' | 'role'
>

/** What one guesses of any church here (docs/security.md lists it). */
export const ofAnyChurch =
  'asɔre asore church ghana accra kumasi jesus christ christian lord amen bible gospel grace blessing hallelujah sunday password'

/** The least length for those who see what others may not. */
const staffLength = 10

const guessed = 'This is one of the first that a guesser would try. Please choose another one'

/**
 * Throws 400 at `password` for one that is guessed first: of the most used, a number, or made of the owner's or the church's own
 * words, in trivial variants too (letter case, digits and signs at the ends, `0` for `o`). Staff needs 10 characters. As NIST SP
 * 800-63B has it, nothing is asked of which characters there are.
 */
export async function refuseWeak(db: Db, password: string, owner: Owner): Promise<void> {
  if (owner.role !== 'user' && password.length < staffLength)
    refuseFields({
      password: [`Please use at least ${staffLength} characters: this account sees what others may not`],
    })
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [
    ...ofOwner(owner),
    ...wordsOf(`${ofAnyChurch} ${(await readChurchSettings(db)).controller_name}`),
  ]
  const isGuessed = [plain, withoutDisguise(plain)].some(
    (one) => isNumber(one) || formsOf(one).some(isCommon) || isMadeOf(one, words, ofNumbers(owner)),
  )
  if (isGuessed) refuseFields({ password: [guessed] })
}

/** A telephone number, a date or a row of digits, whoever's it is: all of them are tried within minutes. */
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

/** `p@ssw0rd!` as `password!`: signs at the end are no letters. */
function withoutDisguise(password: string): string {
  const letters = password.slice(0, endOfLetters(password))
  return letters.replace(/[0-9@$!]/g, (sign) => disguises[sign] ?? sign) + password.slice(letters.length)
}

/** The most characters at the ends that still leave the same password: a year and a sign. */
const trivialEnds = 5

/** A password, and the word in it where only a few digits and signs stand around that. */
function formsOf(password: string): string[] {
  const word = trimSigns(password)
  return word.length >= 4 && password.length - word.length <= trivialEnds ? [password, word] : [password]
}

/** A password without what is no letter at its ends. By hand, since a pattern would begin anew at each sign. */
function trimSigns(password: string): string {
  const end = endOfLetters(password)
  let start = 0
  while (start < end && !isLetter(password.charAt(start))) start += 1
  return password.slice(start, end)
}

/** Where the last letter of a password ends; 0 for one without letters. */
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

const ofNumbers = ({ telephone }: Owner): string[] => [nationalDigits(telephone)]

/** Whether little is left of a password without these words, the numbers, and years. */
function isMadeOf(password: string, words: readonly string[], numbers: readonly string[]): boolean {
  const known = [...words, ...numbers].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
  const found = known.filter((word) => password.includes(word))
  const left = found.reduce((rest, word) => rest.replaceAll(word, ''), password).replace(/(19|20)\d\d/g, '')
  return found.length > 0 && left.length < 8 && left.replace(/\P{L}/gu, '').length < 4
}

import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/min'
import type { Registration } from '../../../lib/contract/accounts/account.ts'
import { whyNoPhone } from '../../../lib/text/phone.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callingCodeOf, phoneCountry } from '../../settings/church-settings/calling-code.ts'
import { accountAnswers, accountRefusals } from './messages.ts'

type Written = Pick<Registration, 'telephone' | 'country_code'>

/**
 * A number of the church's country in any spelling as E.164; 400 at `telephone` when no such number can exist, and at
 * `country_code` for another country's code. Countries that share a code, as Canada and the United States, are one here.
 */
export function readTelephone({ telephone, country_code }: Written, country: string): string {
  const code = callingCodeOf(country)
  if (country_code !== undefined && country_code !== code)
    refuseFields({ country_code: [accountRefusals.churchTakesNumbersWith({ code })] })
  return findTelephone(telephone, country) ?? refuseFields({ telephone: [whatIsNeeded(country)] })
}

/** A number of the church's country in any spelling as E.164; undefined when no such number can exist. */
export function findTelephone(written: string, country: string): string | undefined {
  const number = parse(written, country)
  if (!number?.isValid() || `+${number.countryCallingCode}` !== callingCodeOf(country)) return undefined
  return number.number
}

/** Throws 400 at `phone` when the church cannot call this number: one of its country, or of another with its code. */
export function refuseNoPhone(phone: string, country: string): void {
  const why = whyNoPhone(phone, country)
  const isPossible = country === 'GH' || parse(phone, country)?.isPossible()
  if (why || !isPossible) refuseFields({ phone: [why ?? whatIsNeeded(country)] })
}

/** A stored number as people of the church's country dial it, `024 412 3456`; '' and a number of elsewhere unchanged. */
export function nationalTelephone(telephone: string, country: string): string {
  const number = telephone ? parse(telephone, country) : undefined
  return number && `+${number.countryCallingCode}` === callingCodeOf(country)
    ? number.formatNational()
    : telephone
}

const parse = (written: string, country: string): PhoneNumber | undefined =>
  parsePhoneNumber(written, phoneCountry(country))

function whatIsNeeded(country: string): string {
  if (country === 'GH') return accountAnswers.notPhoneNumberGhana
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return accountAnswers.notPhoneNumberName({ name })
}

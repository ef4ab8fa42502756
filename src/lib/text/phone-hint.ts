import { churchCountry } from '../site/this-church.ts'
import { phoneWords } from '../texts/accounts/phone.ts'

/** An example for the fields of a telephone number; '' outside Ghana. Apart from phone.ts, which pages without numbers leave out. */
export const phoneHint = (): string => (churchCountry() === 'GH' ? phoneWords.example : '')

import { churchCountry } from '../site/this-church.ts'

/** An example for the fields of a telephone number; '' outside Ghana. Apart from phone.ts, which pages without numbers leave out. */
export const phoneHint = (): string => (churchCountry() === 'GH' ? 'For example 024 412 3456' : '')

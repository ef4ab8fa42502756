import parsePhoneNumber from 'libphonenumber-js/min'
import { callRefusals } from '../../platform/errors/messages.ts'
import { phoneCountry } from './calling-code.ts'

export type ReadTelephone = { number: string } | { doubt: string } | { wrong: string }

/** What a cell says as telephone numbers, in every spelling that spreadsheets make of them. */
export function readTelephones(cell: string, country: string): ReadTelephone[] {
  return cell
    .split(/:::|[/;,|\n]|\bor\b|\band\b|&/i)
    .map((part) => part.replace(/^'/, '').trim())
    .filter(Boolean)
    .map((part) => readOne(part, country))
}

function readOne(written: string, country: string): ReadTelephone {
  const [, digits = '', exponent] = /^\+?([\d.,]+)e\+?(\d+)$/i.exec(written) ?? []
  if (exponent) {
    const whole = digits.replace(/\D/g, '')
    if (whole.length <= Number(exponent)) return { doubt: callRefusals.lostDigits({ written }) }
    return readOne(whole, country)
  }
  // Some type the letter O for the number 0; Excel writes a number with .0 at its end.
  const text = written.replace(/\.0$/, '').replace(/(?<![a-z])o|o(?=\d)/gi, '0')
  if (country === 'GH') {
    const [, national] =
      /^(?:(?:\+|00)?233\(?0?\)?|0)?([235]\d{8})$/.exec(text.replace(/[\s().-]/g, '')) ?? []
    const usual = national && usualNumbers.test(national)
    if (usual) return { number: `+233${national}` }
  }
  const number = parsePhoneNumber(text, phoneCountry(country))
  return number?.isValid() ? { number: number.number } : { wrong: written }
}

/** The mobile networks and the land lines of Ghana; other numbers are asked of the library, which takes fifty times as long. */
const usualNumbers = /^(?:2[034678]\d|5[0345679]\d|3[0-9][0-9])\d{6}$/

import { emailShape } from '../../../../../lib/contract/email.ts'
import { readTelephones } from '../../../../settings/church-settings/written-telephones.ts'
import { peopleImportRefusals } from '../messages.ts'
import { type CellReader, shortened, type Values } from './row-read.ts'

/** The first e-mail address of a cell counts; others stay in its note. */
export const readEmails: CellReader = ({ values }, cell, _of, { keep, remark }) => {
  const parts = cell.split(/:::|[;,\s]+/).map((part) => part.trim().toLowerCase())
  const matchingParts = parts.filter((part) => part.length <= 150 && emailShape.test(part))
  const [first = ''] = matchingParts
  if (!first) remark(peopleImportRefusals.valueNoEmail({ cell: shortened(cell) }))
  else if (values.email ? !matchingParts.includes(values.email) : parts.filter(Boolean).length > 1) keep()
  values.email ||= first
}

/** Every number of a cell, as long as there is a place for it. */
export const readNumbers: CellReader = ({ values, doubts, remarks }, cell, { kind, reading }, { keep }) => {
  const telephones = readTelephones(cell, reading.country)
  const numbers = telephones.flatMap((one) => ('number' in one ? one.number : []))
  for (const one of telephones) {
    if ('doubt' in one) doubts.push(peopleImportRefusals.telephoneNumberDoubt({ doubt: one.doubt }))
    if ('wrong' in one) remarks.push(peopleImportRefusals.valueNoTelephone({ cell: shortened(one.wrong) }))
  }
  const added = numbers.map((number) => addNumber(values, kind as 'telephone', number))
  if (numbers.length < telephones.length || added.includes(false)) keep()
}

/** Returns false where there is no more room. */
function addNumber(values: Values, kind: 'telephone' | 'other_telephone', number: string): boolean {
  if ([values.telephone, values.other_telephone].includes(number)) return true
  const place = values[kind] === '' ? kind : 'other_telephone'
  if (values[place] !== '') return false
  values[place] = number
  return true
}

import { MaybeName } from '../../../../../lib/contract/name.ts'
import { joinTitles, takeTitles } from '../../titles.ts'
import { peopleImportRefusals } from '../messages.ts'
import { readTitles, readWholeName } from './name-parts.ts'
import { type CellReader, shortened, type Values } from './row-read.ts'

/** A part of a name. The first column of a kind that says something counts; what another one says is kept as a note. */
export const readPart: CellReader = ({ values }, cell, { kind, reading }, { keep }) => {
  const part = kind as 'first_name'
  const { title, rest, aside } = readTitles(cell, reading.titles, kind === 'last_name' ? 0 : 1)
  values.title = joinTitles([values.title, title])
  if (aside || (values[part] && values[part] !== rest)) keep()
  values[part] ||= rest
}

/** A whole name in one cell, in either order. */
export const readName: CellReader = ({ values, doubts }, cell, { kind, reading }, { keep }) => {
  const { title, isWhole, isOfTwo, ...parts } = readWholeName(cell, kind, reading.titles)
  if (isOfTwo) doubts.push(peopleImportRefusals.thereMayTwoPeople)
  if (!isWhole) keep()
  Object.assign(values, parts, { title: joinTitles([values.title, title]) })
}

/** A column of titles; what is no title of the church is kept as a note. */
export const readTitle: CellReader = ({ values }, cell, { reading }, { remark }) => {
  const { title, rest } = takeTitles(cell, reading.titles, 0)
  if (rest) remark(peopleImportRefusals.valueNoTitle({ cell: shortened(cell) }))
  else values.title = joinTitles([title, values.title])
}

/** Without a first name the other names are the first and middle names, as in registers with `SURNAME` and `Other Names`. */
export function settleNames(values: Values): void {
  if (values.first_name) return
  const [first = '', ...middle] = values.middle_name.split(' ')
  Object.assign(values, { first_name: first, middle_name: middle.join(' ') })
  if (!first) Object.assign(values, { first_name: values.last_name, last_name: '' })
}

/** Why a row cannot be a person; '' where it can. */
export function whyRefused({ first_name, middle_name, last_name }: Values): string {
  if (!first_name) return peopleImportRefusals.noName
  if (/^[=+@]/.test(first_name) || /^[=+@]/.test(last_name))
    return peopleImportRefusals.itsNameFormulaSpreadsheet
  const names = [first_name, middle_name, last_name]
  const wrong = names.map((name) => MaybeName.safeParse(name)).find(({ success }) => !success)
  return wrong
    ? peopleImportRefusals.itsNameCannotKept({ message: wrong.error?.issues[0]?.message ?? '' })
    : ''
}

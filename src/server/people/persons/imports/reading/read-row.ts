import { purposes } from '../../../../../lib/contract/messages/message.ts'
import type { ColumnKind } from '../../../../../lib/contract/people/people-import.ts'
import { harmless } from '../../../../../lib/text/csv.ts'
import { foldName } from '../../../../register/entries/names.ts'
import { dayKinds } from '../mapping.ts'
import { peopleImportRefusals } from '../messages.ts'
import { joinBirthday } from './birth-parts.ts'
import { readEmails, readNumbers } from './read-contact-cells.ts'
import { readDayCell } from './read-day-cell.ts'
import { readGender } from './read-gender.ts'
import { readLanguage } from './read-language.ts'
import { readName, readPart, readTitle, settleNames, whyRefused } from './read-name-cells.ts'
import {
  type Cell,
  type CellReader,
  type Reading,
  type Remarks,
  type RowRead,
  shortened,
  unread,
} from './row-read.ts'
import { yesOrNo } from './yes-or-no.ts'

/** Reads a row. What cannot be read stands in its notes, so that nothing is lost. */
export function readRow(given: readonly string[], reading: Reading): RowRead {
  const read = unread()
  const cells = joinBirthday(given, reading.birth)
  for (const [at, kind] of reading.mapping.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (cell !== '') readCell(read, cell, { kind, at, reading })
  }
  const { values } = read
  settleNames(values)
  if (!values.telephone) [values.telephone, values.other_telephone] = [values.other_telephone, '']
  read.refused = whyRefused(values)
  if (values.telephone) read.homes.push(`telephone ${values.telephone}`)
  return read
}

function readCell(read: RowRead, cell: string, { kind, at, reading }: Cell): void {
  const heading = reading.header[at] || `Column ${at + 1}`
  const keep = () => void read.notes.push(`${heading}: ${harmless(cell)}`)
  const remark = (why: string) => {
    read.remarks.push(why)
    keep()
  }
  const of = { kind, at, reading }
  if (kind === 'left out') return
  if (dayKinds.has(kind)) readDayCell(read, cell, of, { keep, remark })
  else if (kind.startsWith('consent ')) readConsent(read, cell, kind, remark)
  else (readers[kind] ?? readNote)(read, cell, of, { keep, remark })
}

const readNote: CellReader = (_read, _cell, _of, { keep }) => keep()

const readers: Partial<Record<ColumnKind, CellReader>> = {
  title: readTitle,
  first_name: readPart,
  middle_name: readPart,
  last_name: readPart,
  full_name: readName,
  full_name_last_first: readName,
  telephone: readNumbers,
  other_telephone: readNumbers,
  gender: readGender,
  language: readLanguage,
  email: readEmails,
  address: ({ values, homes }, cell, _of, { keep }) => {
    const parts = cell.split(/\n|:::/).map((part) => part.trim())
    const line = harmless(parts.filter(Boolean).join(', '))
    const address = [values.address, line].filter(Boolean).join(', ')
    const house = foldName(line)
    // A part of a town is no house, and what follows the street is none either.
    if (!values.address && house.length >= 8 && /\d/.test(house)) homes.push(`address ${house}`)
    if (address.length > 300) keep()
    values.address = address.slice(0, 300)
  },
  household: ({ homes }, cell) => void homes.push(`household ${foldName(cell)}`),
  status: ({ values }, cell, { reading }, { remark }) => {
    const known = reading.statuses.find((status) => foldName(status) === foldName(cell))
    if (known) values.status = known
    else remark(peopleImportRefusals.valueNoStatus({ cell: shortened(cell) }))
  },
  fellowship: (read, cell, { reading }, { remark }) => {
    const id = reading.fellowships.get(foldName(cell))
    read.unknown = id ? undefined : cell
    if (!id) return remark(peopleImportRefusals.thereNoFellowshipCell({ cell: shortened(cell) }))
    read.values.fellowship_id = id
    read.named.fellowship_id = cell
  },
  branch: ({ values, named }, cell, { reading }, { remark }) => {
    const id = reading.branches.get(foldName(cell))
    if (!id) return remark(peopleImportRefusals.thereNoBranchCell({ cell: shortened(cell) }))
    values.branch_id = id
    named.branch_id = cell
  },
  ministries: ({ values }, cell) => {
    const named = cell.split(/[,;/]/).map((one) => harmless(one.trim()).slice(0, 60))
    values.ministries = [...new Set(named)].filter(Boolean).slice(0, 30)
  },
}

function readConsent({ consents }: RowRead, cell: string, kind: ColumnKind, remark: Remarks['remark']): void {
  const purpose = purposes.find((one) => kind === `consent ${one}`)
  const answer = yesOrNo(cell)
  if (purpose && answer !== undefined) consents[purpose] = answer
  else remark(peopleImportRefusals.valueNoAnswer({ cell: shortened(cell) }))
}

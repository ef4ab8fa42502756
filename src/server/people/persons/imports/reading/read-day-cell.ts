import { uniteDates } from '../../../../../lib/time/partial-date.ts'
import { peopleImportRefusals } from '../messages.ts'
import { readDay } from './days.ts'
import { type Cell, type Remarks, type RowRead, shortened, type Values } from './row-read.ts'
import { yesOrNo } from './yes-or-no.ts'

/** Reads a cell of a column of days: a day, both readings of one, or whether somebody is baptised. */
export function readDayCell(
  { values, doubts }: RowRead,
  cell: string,
  of: Cell,
  { keep, remark }: Remarks,
): void {
  const { kind, at, reading } = of
  const isBaptised = kind === 'baptised' ? yesOrNo(cell) : undefined
  if (isBaptised !== undefined) {
    values.baptism = isBaptised ? 'yes' : 'no'
    return
  }
  const day = readDay(cell, reading.dates[at] ?? '', reading.today)
  if (!day) return
  if ('either' in day) {
    doubts.push(peopleImportRefusals.valueTwoDays({ cell: shortened(cell) }))
    keep()
  } else if ('wrong' in day) remark(peopleImportRefusals.valueNoDay({ cell: shortened(cell) }))
  else if (day.day > reading.today) remark(peopleImportRefusals.valueToCome({ cell: shortened(cell) }))
  else addDay(values, kind as 'born', withoutNoYear(day.day), keep)
}

/** Planning Center writes this year where none is known; nobody is so old. */
const withoutNoYear = (day: string): string => day.replace(/^1885-(?!00)/, '0000-')

/** What two columns know of a day is put together. */
function addDay(values: Values, kind: 'born', day: string, keep: () => void): void {
  const united = uniteDates(values[kind], day)
  if (united === undefined) keep()
  else values[kind] = united
}

import type { ColumnKind } from '../../../../../lib/contract/people/people-import.ts'
import { foldHeading } from '../../../../register/imported/headings.ts'

/** The columns that say a birthday in its parts, as ChurchCRM's BirthYear, BirthMonth and BirthDay. */
export type BirthParts = { year: number; month: number; day: number }

const headings = {
  year: /^(birth year|year of birth|yob|annee de naissance)$/,
  month: /^(birth month|month of birth|mob|mois de naissance)$/,
  day: /^(birth day|day of birth|jour de naissance)$/,
}

/** Where the parts of a birthday stand among the columns that are one; -1 for a part without a column. Without a month there are none. */
export function findBirthParts(
  header: readonly string[],
  mapping: readonly ColumnKind[],
): BirthParts | undefined {
  const folded = header.map((heading, at) => (mapping[at] === 'born' ? foldHeading(heading) : ''))
  const placeOf = (pattern: RegExp) => folded.findIndex((heading) => pattern.test(heading))
  const [year, month, day] = [placeOf(headings.year), placeOf(headings.month), placeOf(headings.day)]
  return month >= 0 && (year >= 0 || day >= 0) ? { year, month, day } : undefined
}

/** The cells of a row with the birthday in the column of its month: `1965-11-24`, or as much of it as is known. */
export function joinBirthday(cells: readonly string[], parts: BirthParts | undefined): readonly string[] {
  if (!parts) return cells
  const { year, month, day } = parts
  const [written, named, date] = [year, month, day].map((at) => (cells[at] ?? '').trim())
  return cells.map((cell, at) => {
    if (at === month) return asOneDay(written ?? '', named ?? '', date ?? '')
    return at === year || at === day ? '' : cell
  })
}

/** A month in words makes a day in words. 0 and nothing are what is not known. */
function asOneDay(year: string, month: string, day: string): string {
  const known = [day, month, year].filter((part) => part !== '' && !/^0+$/.test(part))
  if (known.length === 0) return ''
  if (!/^\d*$/.test(month)) return known.join(' ')
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

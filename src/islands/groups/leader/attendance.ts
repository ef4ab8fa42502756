import { personName } from '../../../components/staff/Person.tsx'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { leaderWords } from './messages.ts'

/** Every member with the mark; null when not marked. */
export type Roll = readonly { member: FellowshipMember; choice: boolean | null }[]

export const choiceName = (choice: boolean | null): string =>
  choice === null ? leaderWords.notMarked : choice ? leaderWords.present : leaderWords.absent

/** `8 present, 2 absent, 4 not marked` */
export function countChoices(roll: Roll): string {
  const count = (wanted: boolean | null) => roll.filter(({ choice }) => choice === wanted).length
  return leaderWords.tally({ present: count(true), absent: count(false), none: count(null) })
}

/** The headings and the rows of the CSV file. */
export function attendanceCells(roll: Roll): [headings: string[], rows: string[][]] {
  const rows = roll.map(({ member, choice }) => [
    personName(member),
    member.username,
    member.telephone,
    choiceName(choice),
  ])
  return [[leaderWords.member, leaderWords.username, leaderWords.phoneNumber, leaderWords.attendance], rows]
}

/** `attendance-2026-11-22-choir-practice.csv` */
export function attendanceFile({ date, title }: Pick<ChurchEvent, 'date' | 'title'>): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `attendance-${date.slice(0, 10)}-${words || 'event'}.csv`
}

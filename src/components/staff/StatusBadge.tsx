import { staffPartWords } from './messages.ts'

const colours = {
  Upcoming: 'badge-forest',
  Now: 'badge-laterite',
  Past: '',
  Answered: 'badge-forest',
  Approved: 'badge-forest',
  Pending: 'badge-gold',
} as const

type Status = keyof typeof colours

const nameOf = (status: Status): string =>
  ({
    Upcoming: staffPartWords.upcoming,
    Now: staffPartWords.now,
    Past: staffPartWords.past,
    Answered: staffPartWords.answered,
    Approved: staffPartWords.approved,
    Pending: staffPartWords.pending,
  })[status]

/** A badge for the statuses of the tables (spec 2 §2). */
export function StatusBadge({ status }: { status: Status }) {
  return <span className={`badge ${colours[status]}`}>{nameOf(status)}</span>
}

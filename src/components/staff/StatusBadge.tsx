const colours = {
  Upcoming: 'badge-forest',
  Now: 'badge-laterite',
  Past: '',
  Answered: 'badge-forest',
  Approved: 'badge-forest',
  Pending: 'badge-gold',
} as const

/** A badge for the statuses of the tables (spec 2 §2). */
export function StatusBadge({ status }: { status: keyof typeof colours }) {
  return <span className={`badge ${colours[status]}`}>{status}</span>
}

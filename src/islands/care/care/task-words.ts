import type { CareTask } from '../../../lib/contract/care/care.ts'
import { formatDay } from '../../../lib/time/dates.ts'

/** The kinds of tasks in words; a kind of another version of the server is its own name. */
export const kindNames: Readonly<Record<string, string>> = {
  newcomer: 'Newcomer',
  absence: 'Missed',
  prayer: 'Prayer',
  hospital: 'In hospital',
  bereavement: 'Bereavement',
  other: 'Care',
}

type Due = Pick<CareTask, 'is_overdue' | 'state'> & { due_on: string | null; done_at: string | null }

/** When a task is due, in words. */
export const dueWords = ({ due_on, is_overdue, state, done_at }: Due): string => {
  if (state === 'done') return `Done ${formatDay(done_at ?? '')}`
  if (state === 'dropped') return 'Cancelled'
  if (!due_on) return 'No day'
  return `${is_overdue ? 'Overdue since' : 'By'} ${formatDay(due_on)}`
}

/** The label of a task in a list of buttons. */
export const taskName = ({ title, name }: CareTask): string =>
  name && !title.includes(name) ? `${title}, ${name}` : title

/** Who is responsible for a task, and whether they have said that they do it. */
export const whoDoes = ({
  assigned_name,
  taken_at,
}: {
  assigned_name: string
  taken_at: string | null
}): string => {
  if (!assigned_name) return 'Nobody yet'
  return taken_at ? `${assigned_name} does it` : assigned_name
}

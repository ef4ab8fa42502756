import type { CareTask } from '../../../lib/contract/care/care.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { careWords } from './messages.ts'

/** The kinds of tasks in words; a kind of another version of the server is its own name. */
export const kindNames: Readonly<Record<string, string>> = {
  get newcomer() {
    return careWords.kindNewcomer
  },
  get absence() {
    return careWords.kindMissed
  },
  get prayer() {
    return careWords.kindPrayer
  },
  get hospital() {
    return careWords.kindHospital
  },
  get bereavement() {
    return careWords.kindBereavement
  },
  get other() {
    return careWords.care
  },
}

type Due = Pick<CareTask, 'is_overdue' | 'state'> & { due_on: string | null; done_at: string | null }

/** When a task is due, in words. */
export const dueWords = ({ due_on, is_overdue, state, done_at }: Due): string => {
  if (state === 'done') return careWords.doneOn({ day: shownDay(done_at ?? '') })
  if (state === 'dropped') return careWords.cancelled
  if (!due_on) return careWords.noDay
  const day = shownDay(due_on)
  return is_overdue ? careWords.overdueSince({ day }) : careWords.dueBy({ day })
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
  if (!assigned_name) return careWords.nobodyYet
  return taken_at ? careWords.doesIt({ name: assigned_name }) : assigned_name
}

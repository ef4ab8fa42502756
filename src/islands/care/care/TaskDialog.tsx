import { useCallback } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import { call } from '../../../lib/api/call.ts'
import { readTask } from '../../../lib/contract/care/calls/care.ts'
import type { CareTaskHistoryAnswer } from '../../../lib/contract/care/care.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { careWords } from './messages.ts'
import { dueWords, kindNames, whoDoes } from './task-words.ts'

/** A task with the reason for it, and what happened to it. */
export function TaskDialog({ id, title, close }: { id: number; title: string; close: () => void }) {
  const load = useCallback(() => call(readTask, { id }), [id])
  const { data: task } = useOnOpen(useLoaded(load, careWords.taskNotLoaded))
  return (
    <Dialog title={title} close={close}>
      {task ? (
        <Task task={task} />
      ) : (
        <div
          className="skeleton min-h-60"
          role="status"
          aria-busy="true"
          aria-label={careWords.loadingTask}
        />
      )}
    </Dialog>
  )
}

function Task({ task }: { task: CareTaskHistoryAnswer }) {
  const facts = [
    [careWords.about, kindNames[task.kind] ?? task.kind],
    [careWords.person, task.name],
    [careWords.telephone, shownTelephone(task.telephone)],
    [careWords.fellowship, task.fellowship_name],
    [careWords.branch, task.branch_name],
    [careWords.due, dueWords(task)],
    [careWords.assignedTo, whoDoes(task)],
    [careWords.reason, task.reason],
    [careWords.addedBy, task.entered_name],
    [careWords.outcome, task.outcome],
  ] as const
  return (
    <div className="grid gap-5">
      {task.is_confidential && <p className="notice">{careWords.confidentialOnlyThoseNamed}</p>}
      {task.words && <p className="whitespace-pre-line break-words">{task.words}</p>}
      {task.telephone && (
        <p className="flex gap-2">
          <Reach name={task.name} telephone={task.telephone} />
        </p>
      )}
      <FactList facts={facts.filter(([, text]) => text)} />
      {task.history.length > 0 && (
        <section className="grid gap-2" aria-labelledby="task-history">
          <h3 id="task-history">{careWords.history}</h3>
          <ul className="grid gap-2">
            {task.history.map(({ id, at, by, act, word }) => (
              <li key={id}>
                {shownDay(at)}: {by ? careWords.actBy({ act: actNames[act], name: by }) : actNames[act]}
                {word && <span className="hint block break-words">{word}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const actNames: Readonly<Record<CareTaskHistoryAnswer['history'][number]['act'], string>> = {
  get entered() {
    return careWords.actWritten
  },
  get 'handed over'() {
    return careWords.actHandedOver
  },
  get taken() {
    return careWords.actTaken
  },
  get done() {
    return careWords.actDone
  },
  get reopened() {
    return careWords.actReopened
  },
  get closed() {
    return careWords.actClosed
  },
}

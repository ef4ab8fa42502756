import { useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { call } from '../../../lib/api/call.ts'
import { assignTask, finishTask, listTasks, reopenTask, takeTask } from '../../../lib/api/care/care.ts'
import { readCare } from '../../../lib/contract/care/calls/care.ts'
import type { CareTask } from '../../../lib/contract/care/care.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act } from '../../staff/acts/act.ts'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { HandOver } from './HandOver.tsx'
import { careWords } from './messages.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { dueWords, kindNames, taskName, whoDoes } from './task-words.ts'
import { WriteTask } from './WriteTask.tsx'

const loadCare = () => call(readCare)

/** Tasks of the reader, the overdue ones first; those who look after people see those of their people, too. */
export function Mine() {
  const list = usePages(listTasks, careWords.tasksNotLoaded)
  const { data: care } = useOnOpen(useLoaded(loadCare))
  const [seen, setSeen] = useState<CareTask>()
  const mayWrite = care?.may.includes('write') ?? false
  return (
    <>
      <ActSection
        title={careWords.tasks}
        list={list}
        search={careWords.searchTasks}
        empty={list.query.search ? careWords.noTaskFound : careWords.nothingWaits}
        why={careWords.callsVisitsPrayersWere}
        add={
          mayWrite
            ? {
                name: careWords.addTask,
                first: careWords.addFirstTask,
                dialog: (dialog) => <WriteTask {...dialog} />,
              }
            : undefined
        }
        columns={columns()}
        nameOf={taskName}
        opening={(row) => ({ open: () => setSeen(row) })}
        acts={acts()}
        filters={
          <>
            <ListFilter
              list={list}
              label={careWords.status}
              options={[
                ['', careWords.open],
                ['done', careWords.done],
              ]}
            />
            {care?.may.includes('all') && (
              <ListFilter
                list={list}
                label={careWords.show}
                by="whose"
                options={[
                  ['', careWords.myTasks],
                  ['all', careWords.allTasks],
                ]}
              />
            )}
          </>
        }
      />
      {seen && <TaskDialog id={seen.id} title={taskName(seen)} close={() => setSeen(undefined)} />}
    </>
  )
}

const isOpen = ({ state }: CareTask) => state === 'open'

const acts = (): readonly Act<CareTask>[] => [
  {
    name: careWords.assignToMe,
    when: (row) => isOpen(row) && !row.taken_at,
    call: takeTask,
    toast: careWords.taskIsYours,
  },
  {
    name: careWords.markDone,
    when: isOpen,
    dialog: (row, dialog) => (
      <OutcomeDialog
        {...dialog}
        title={taskName(row)}
        label={careWords.outcome}
        hint={row.is_confidential ? careWords.readByNamed : careWords.readByCarers}
        act={[careWords.markDone, careWords.saving]}
        saved={careWords.doneThank}
        row={row}
        kind="care-task"
        end={(word) => finishTask(row, word)}
      />
    ),
  },
  {
    name: careWords.handOver,
    when: isOpen,
    dialog: (row, { changed, close }) => (
      <HandOver
        title={careWords.handOverTask({ task: taskName(row) })}
        hand={(account) => assignTask(row, account).finally(changed)}
        close={close}
      />
    ),
  },
  {
    name: careWords.reopen,
    when: ({ state }) => state === 'done',
    call: reopenTask,
    toast: careWords.taskReopened,
  },
]

const columns = (): readonly Column<CareTask>[] => [
  {
    title: careWords.task,
    width: 'wide',
    cell: (row) => (
      <Titled title={taskName(row)}>
        {[
          kindNames[row.kind] ?? row.kind,
          row.fellowship_name,
          row.branch_name,
          row.is_confidential && careWords.confidential,
        ]
          .filter(Boolean)
          .join(', ')}
      </Titled>
    ),
  },
  {
    title: careWords.callOrWrite,
    inCard: 'reach' as const,
    cell: (row) => row.telephone && <Reach name={row.name} telephone={row.telephone} />,
  },
  {
    title: careWords.due,
    order: 'due_on',
    cell: (row) => (
      <span className={row.is_overdue ? 'badge badge-laterite' : undefined}>{dueWords(row)}</span>
    ),
  },
  { title: careWords.assignedTo, cell: whoDoes },
]

import { useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { call } from '../../../lib/api/call.ts'
import { assignTask, finishTask, listTasks, reopenTask, takeTask } from '../../../lib/api/care/care.ts'
import { readCare } from '../../../lib/contract/care/calls/care.ts'
import type { CareTask } from '../../../lib/contract/care/care.ts'
import { useAct } from '../../../stores/useAct.ts'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { useOpened } from '../../staff/useOpened.ts'
import { HandOver } from './HandOver.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { WriteTask } from './WriteTask.tsx'
import { dueWords, kindNames, taskName, whoDoes } from './words.ts'

const loadCare = () => call(readCare)

/** Tasks of the reader, the overdue ones first; those who look after people see those of their people, too. */
export function Mine() {
  const list = usePages(listTasks, 'The tasks could not be loaded.')
  const { found: care } = useOnOpen(useLoaded(loadCare))
  const { opened, open, close, rowFor } = useOpened<'see' | 'done' | 'hand over', CareTask>()
  const [writing, setWriting] = useState(false)
  const [busy, act] = useAct()
  const changed = () => void list.reload()
  const seen = rowFor('see')
  const ending = rowFor('done')
  const handing = rowFor('hand over')
  return (
    <>
      <ListSection
        title="Tasks"
        list={list}
        search="Search tasks..."
        empty={
          list.query.search ? 'No task was found' : 'Nothing waits for you here. May it be a quiet week.'
        }
        why="Calls, visits and prayers that were given to you are here, the overdue ones first."
        advice={
          care?.may.includes('write') && (
            <button className="btn" type="button" onClick={() => setWriting(true)}>
              Add the first task
            </button>
          )
        }
        columns={columns}
        nameOf={taskName}
        opening={(row) => ({ open: () => open('see', row) })}
        actions={(row) =>
          row.state === 'open' ? (
            <>
              {!row.taken_at && (
                <RowAct
                  name="Assign to me"
                  of={taskName(row)}
                  busy={busy}
                  act={() =>
                    void act(() => takeTask(row).finally(changed), 'Thank you. The task is assigned to you')
                  }
                />
              )}
              <RowAct name="Mark done" of={taskName(row)} act={() => open('done', row)} />
              <RowAct name="Hand over" of={taskName(row)} act={() => open('hand over', row)} />
            </>
          ) : (
            row.state === 'done' && (
              <RowAct
                name="Reopen"
                of={taskName(row)}
                busy={busy}
                act={() => void act(() => reopenTask(row).finally(changed), 'Task reopened')}
              />
            )
          )
        }
        filters={
          <>
            <ListFilter
              list={list}
              label="Status"
              options={[
                ['', 'Open'],
                ['done', 'Done'],
              ]}
            />
            {care?.may.includes('all') && (
              <ListFilter
                list={list}
                label="Show"
                by="whose"
                options={[
                  ['', 'My tasks'],
                  ['all', 'All tasks'],
                ]}
              />
            )}
          </>
        }
      >
        {care?.may.includes('write') && (
          <button className="btn btn-primary" type="button" onClick={() => setWriting(true)}>
            Add task
          </button>
        )}
      </ListSection>
      {writing && <WriteTask changed={changed} close={() => setWriting(false)} />}
      {opened && seen && <TaskDialog id={seen.id} title={taskName(seen)} close={close} />}
      {ending && (
        <OutcomeDialog
          title={taskName(ending)}
          label="Outcome"
          hint={
            ending.is_confidential
              ? 'Read by those named on the task and by pastors.'
              : 'Read by those who look after this person.'
          }
          saved="Done. Thank you."
          row={ending}
          kind="care-task"
          end={(word) => finishTask(ending, word).then(changed)}
          outdated={changed}
          close={close}
        />
      )}
      {handing && (
        <HandOver
          title={`Hand over: ${taskName(handing)}`}
          hand={(account) => assignTask(handing, account).finally(changed)}
          close={close}
        />
      )}
    </>
  )
}

const columns: readonly Column<CareTask>[] = [
  {
    title: 'Task',
    cell: (row) => (
      <Titled title={taskName(row)}>
        {[kindNames[row.kind] ?? row.kind, row.fellowship_name, row.branch_name].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  {
    ...{ title: 'Call or write', inCard: 'reach' as const },
    cell: (row) => row.telephone && <Reach name={row.name} telephone={row.telephone} />,
  },
  {
    title: 'Due',
    order: 'due_on',
    cell: (row) => (
      <span className={row.is_overdue ? 'badge badge-laterite' : undefined}>{dueWords(row)}</span>
    ),
  },
  { title: 'Assigned to', cell: whoDoes },
  {
    title: 'Confidential',
    inCard: 'none',
    cell: ({ is_confidential }) => (is_confidential ? 'Yes' : 'No'),
  },
]

import { lazy, Suspense, useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { call } from '../../../lib/api/call.ts'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import {
  addFellowship,
  changeFellowship,
  deleteFellowship,
} from '../../../lib/contract/groups/calls/fellowships.ts'
import { type Fellowship, FellowshipForm } from '../../../lib/contract/groups/fellowship.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { fellowshipList } from '../../staff/lists/fellowships.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { LeaderPicker } from '../LeaderPicker.tsx'

const AllAssistants = lazy(() =>
  import('../AllAssistants.tsx').then((module) => ({ default: module.AllAssistants })),
)
const AskedPeople = lazy(() =>
  import('../AskedPeople.tsx').then((module) => ({ default: module.AskedPeople })),
)
const InviteMembers = lazy(() =>
  import('../../staff/InviteMembers.tsx').then((module) => ({ default: module.InviteMembers })),
)
const AssistantsDialog = lazy(() =>
  import('../../staff/Assistants.tsx').then((module) => ({ default: module.AssistantsDialog })),
)

/** The fellowships and their leaders. Choosing a plain member changes that member's role to fellowship leader. */
export function Fellowships() {
  const [opened, setOpened] = useState<Fellowship | 'all'>()
  const [inviting, setInviting] = useState<Fellowship>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Suspense>
        <AskedPeople />
      </Suspense>
      <CrudSection
        {...fellowshipList}
        list={usePages(listFellowships)}
        form={{
          schema: FellowshipForm,
          fields,
          read: ({ leader }) => ({ leader: leader ? Number(leader) : null }),
          calls: {
            add: (body) => call(addFellowship, { body }),
            change: (id, body) => call(changeFellowship, { id, body }),
          },
        }}
        remove={{
          call: ({ id, version }) => call(deleteFellowship, { id, seen: version }),
          bin: 'fellowship',
          text: 'Its events go with it; its members stay, in no fellowship.',
        }}
        acts={(row) => (
          <>
            <RowAct name="Invite" of={row.name} act={() => setInviting(row)} />
            <RowAct name="Assistants" of={row.name} act={() => setOpened(row)} />
          </>
        )}
      >
        <button className="btn" type="button" onClick={() => setOpened('all')}>
          Assistants
        </button>
      </CrudSection>
      <Suspense>
        {opened === 'all' && <AllAssistants close={close} />}
        {opened && opened !== 'all' && <AssistantsDialog fellowship={opened} close={close} />}
        {inviting && <InviteMembers fellowship={inviting} close={() => setInviting(undefined)} />}
      </Suspense>
    </>
  )
}

const fields: Fields<Fellowship> = [
  { name: 'name', label: 'Name', maxLength: 120, required: true },
  { name: 'description', label: 'Description', kind: 'long', maxLength: 1000 },
  { name: 'location', label: 'Location', maxLength: 200 },
  [
    {
      name: 'meeting_day',
      label: 'Meeting Day',
      kind: 'choice',
      options: weekdays,
      none: 'Not set',
      required: true,
    },
    { name: 'meeting_time', label: 'Meeting Time', kind: 'time' },
  ],
  {
    name: 'leader',
    render: (row) => <LeaderPicker leader={row?.leader_id ?? null} name={row?.leader_name ?? ''} />,
  },
  { name: 'activities', label: 'Activities', kind: 'lines', hint: 'One on each line.' },
  { name: 'asks_leader', label: 'Leader approves who joins', kind: 'tick' },
]

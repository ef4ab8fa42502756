import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import {
  addFellowship,
  changeFellowship,
  deleteFellowship,
} from '../../../lib/contract/groups/calls/fellowships.ts'
import { type Fellowship, FellowshipForm } from '../../../lib/contract/groups/fellowship.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import type { Act } from '../../staff/acts/act.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { fellowshipList } from '../../staff/lists/fellowships.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { LeaderPicker } from '../LeaderPicker.tsx'
import { sectionWords } from './messages.ts'

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
  import('../../staff/dialogs/Assistants.tsx').then((module) => ({ default: module.AssistantsDialog })),
)

/** The fellowships and their leaders. Choosing a plain member changes that member's role to fellowship leader. */
export function Fellowships() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Suspense>
        <AskedPeople />
      </Suspense>
      <CrudSection
        {...fellowshipList()}
        list={usePages(listFellowships)}
        form={{
          schema: FellowshipForm,
          fields: fields(),
          read: ({ leader }) => ({ leader: leader ? Number(leader) : null }),
          calls: {
            add: (body) => call(addFellowship, { body }),
            change: (id, body) => call(changeFellowship, { id, body }),
          },
        }}
        remove={{
          call: ({ id, version }) => call(deleteFellowship, { id, seen: version }),
          bin: 'fellowship',
          text: sectionWords.itsEventsGoWith,
        }}
        acts={acts()}
      >
        <button className="btn" type="button" onClick={() => setOpen(true)}>
          {sectionWords.assistants}
        </button>
      </CrudSection>
      <Suspense>{isOpen && <AllAssistants close={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const acts = (): readonly Act<Fellowship>[] => [
  {
    name: sectionWords.invite,
    dialog: (row, { close }) => (
      <Suspense>
        <InviteMembers fellowship={row} close={close} />
      </Suspense>
    ),
  },
  {
    name: sectionWords.assistants,
    dialog: (row, { close }) => (
      <Suspense>
        <AssistantsDialog fellowship={row} close={close} />
      </Suspense>
    ),
  },
]

const fields = (): Fields<Fellowship> => [
  { name: 'name', label: listWords.name, maxLength: 120, required: true },
  { name: 'description', label: sectionWords.description, kind: 'long', maxLength: 1000 },
  { name: 'location', label: listWords.location, maxLength: 200 },
  [
    {
      name: 'meeting_day',
      label: sectionWords.meetingDay,
      kind: 'choice',
      options: weekdays,
      none: listWords.notSet,
      required: true,
    },
    { name: 'meeting_time', label: sectionWords.meetingTime, kind: 'time' },
  ],
  {
    name: 'leader',
    render: (row) => <LeaderPicker leader={row?.leader_id ?? null} name={row?.leader_name ?? ''} />,
  },
  { name: 'activities', label: sectionWords.activities, kind: 'lines', hint: sectionWords.oneOnEachLine },
  { name: 'asks_leader', label: sectionWords.leaderApprovesWhoJoins, kind: 'tick' },
]

import { lazy, Suspense, useState } from 'react'
import { Contact, Reach } from '../../../../components/staff/Contact.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { useRows } from '../../../../components/staff/lists/useRows.ts'
import { Person, personName } from '../../../../components/staff/Person.tsx'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import type { FellowshipMember } from '../../../../lib/contract/accounts/account-details.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { MemberDialog } from '../MemberDialog.tsx'
import { isMemberCalled, rateOf } from '../members.ts'
import { leaderWords } from '../messages.ts'
import { Requests } from '../Requests.tsx'
import { useLedFellowship } from '../useLeader.ts'

const MorePeople = lazy(() => import('../MorePeople.tsx').then((module) => ({ default: module.MorePeople })))
const InviteMembers = lazy(() =>
  import('../../../staff/InviteMembers.tsx').then((module) => ({ default: module.InviteMembers })),
)
const AssistantsDialog = lazy(() =>
  import('../../../staff/dialogs/Assistants.tsx').then((module) => ({ default: module.AssistantsDialog })),
)

/** The members of the fellowship, with their attendance (spec 2 §2, Members). */
export function Members() {
  const { members, fellowship, assisting } = useLedFellowship()
  const [proposed, setProposed] = useState(0)
  const [naming, setNaming] = useState(false)
  const inviting = useHashWord('invite') === 'yes'
  const invite = (yes: '' | 'yes') => writeHashWords({ invite: yes }, { typed: true })
  const mayInvite = fellowship !== undefined && !assisting
  const [opened, setOpened] = useState<'choose' | 'add'>()
  const inviteAct = mayInvite && (
    <button className="btn btn-primary" type="button" onClick={() => invite('yes')}>
      {leaderWords.inviteMembers}
    </button>
  )
  const otherWaysIn = mayInvite && (
    <>
      <button className="btn" type="button" onClick={() => setOpened('choose')}>
        {leaderWords.chooseFromRegister}
      </button>
      <button className="btn" type="button" onClick={() => setOpened('add')}>
        {leaderWords.addPerson}
      </button>
    </>
  )
  const moved = () => {
    setProposed((times) => times + 1)
    void members.reload()
  }
  return (
    <>
      {fellowship && (
        <Requests key={proposed} fellowship={fellowship.id} changed={() => void members.reload()} />
      )}
      <CrudSection
        title={leaderWords.members}
        list={useRows(members, { matches: isMemberCalled, values })}
        kind="member"
        nameOf={personName}
        search={leaderWords.searchMembers}
        empty={leaderWords.noMembersFound}
        why={mayInvite ? leaderWords.whyMembersInvite : leaderWords.whyMembers}
        advice={
          mayInvite && (
            <div className="flex flex-wrap gap-3">
              {inviteAct}
              {otherWaysIn}
            </div>
          )
        }
        columns={columns()}
        view={{
          name: leaderWords.viewDetails,
          inAddress: true,
          dialog: (member, { close }) => (
            <MemberDialog
              member={member}
              close={close}
              from={assisting ? undefined : fellowship?.id}
              moved={moved}
            />
          ),
        }}
      >
        {members.part?.count !== 0 && inviteAct}
      </CrudSection>
      {/* Below the list: on a phone the first member is on the first screen. */}
      {members.part?.count !== 0 && mayInvite && <p className="mt-4 flex flex-wrap gap-3">{otherWaysIn}</p>}
      {mayInvite && (
        <Suspense>
          <MorePeople opened={opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
      {!assisting && (
        <p className="mt-4">
          <a className="more" href="/people">
            {leaderWords.register}
          </a>
        </p>
      )}
      {fellowship && !assisting && (
        <p className="mt-4">
          <button className="btn" type="button" onClick={() => setNaming(true)}>
            {leaderWords.myAssistants}
          </button>
        </p>
      )}
      {fellowship && inviting && mayInvite && (
        <Suspense>
          <InviteMembers fellowship={fellowship} close={() => invite('')} />
        </Suspense>
      )}
      {fellowship && naming && (
        <Suspense>
          <AssistantsDialog fellowship={fellowship} close={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}

const values = {
  name: ({ last_name, first_name }: FellowshipMember) => `${last_name} ${first_name}`,
  attendance: ({ attendance_rate }: FellowshipMember) => attendance_rate,
}

const columns = (): readonly Column<FellowshipMember>[] => [
  { title: leaderWords.member, order: 'name', cell: (member) => <Person user={member} /> },
  { title: leaderWords.contact, inCard: 'none', cell: (member) => <Contact {...member} /> },
  {
    title: leaderWords.callOrWrite,
    inCard: 'reach' as const,
    cell: (member) => <Reach name={personName(member)} telephone={member.telephone} />,
  },
  {
    title: leaderWords.attendance,
    order: 'attendance',
    cell: (member) => (
      <>
        {rateOf(member)}
        <span className="row-line">
          {member.last_attendance
            ? leaderWords.lastAttended({ day: shownDay(member.last_attendance) })
            : leaderWords.never}
        </span>
      </>
    ),
  },
]

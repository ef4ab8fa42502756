import { useState } from 'react'
import { LongField } from '../../../../components/form/Field.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { claimCalls, prepareVoucher, voteOn } from '../../../../lib/api/giving/welfare.ts'
import { type ClaimAnswer, VoteForm } from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import type { BookRights } from './rights.ts'

/** What members ask for. Two of three signatories decide; a treasurer then prepares the voucher. */
export function WelfareClaims({ isTreasurer }: BookRights) {
  const list = usePages(claimCalls.list, 'The claims could not be loaded.')
  const [declining, setDeclining] = useState<ClaimAnswer>()
  const [busy, act] = useAct()
  const changed = () => void list.reload()
  return (
    <>
      <ListSection
        title="Claims"
        list={list}
        search="Search claims..."
        empty="Nobody has asked for anything"
        why="What members ask of the welfare fund is here until the signatories have decided."
        columns={columns}
        nameOf={nameOf}
        actions={(row) => (
          <>
            {row.may_vote && (
              <>
                <RowAct
                  name="Approve"
                  of={nameOf(row)}
                  busy={busy}
                  act={() =>
                    void act(() => voteOn(row.id, { says: 'yes', why: '' }).then(changed), 'Your vote counts')
                  }
                />
                <RowAct name="Decline" of={nameOf(row)} act={() => setDeclining(row)} />
              </>
            )}
            {isTreasurer && row.needs_voucher && (
              <RowAct
                name="Prepare voucher"
                of={nameOf(row)}
                busy={busy}
                act={() => void act(() => prepareVoucher(row.id).then(changed), 'The voucher is prepared')}
              />
            )}
          </>
        )}
      />
      <p className="hint">
        Members ask under “My giving”. Two of the three signatories decide, and not about their own.
      </p>
      {declining && (
        <EditDialog
          title={`Decline ${nameOf(declining)}`}
          shape={VoteForm}
          save={async (vote) => {
            await voteOn(declining.id, vote)
            changed()
          }}
          saved="Your vote counts"
          outdated={changed}
          close={() => setDeclining(undefined)}
        >
          <input type="hidden" name="says" value="no" />
          <LongField name="why" label="Reason" hint="The member reads it." required maxLength={300} />
        </EditDialog>
      )}
    </>
  )
}

const nameOf = ({ benefit, name }: ClaimAnswer) => `${benefit}, ${name}`

const states: Record<ClaimAnswer['state'], readonly [words: string, badge: string]> = {
  asked: ['Waiting', 'badge-gold'],
  approved: ['Approved', 'badge-forest'],
  declined: ['Declined', 'badge-laterite'],
  withdrawn: ['Withdrawn', 'badge-indigo'],
}

const columns: readonly Column<ClaimAnswer>[] = [
  {
    title: 'Claim',
    cell: (row) => (
      <Titled title={`${row.benefit}, ${formatMoney(row.amount)}`}>
        {row.name || 'Somebody whose account is deleted'}
      </Titled>
    ),
  },
  {
    title: 'Occasion',
    order: 'asked_at',
    cell: ({ happened_on, words }) => <Titled title={formatDay(happened_on)}>{words}</Titled>,
  },
  {
    title: 'Status',
    cell: ({ state }) => <span className={`badge ${states[state][1]}`}>{states[state][0]}</span>,
  },
  {
    title: 'Votes',
    cell: ({ votes }) =>
      votes.length === 0
        ? 'None yet'
        : votes.map(({ name, says, why }) => `${name || 'Somebody'}: ${says}${why && `, ${why}`}`).join('; '),
  },
]

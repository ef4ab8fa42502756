import { LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { claimCalls, prepareVoucher, voteOn } from '../../../../lib/api/giving/welfare.ts'
import { type ClaimAnswer, VoteForm } from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import type { BookRights } from './rights.ts'

/** What members ask for. Two of three signatories decide; a treasurer then prepares the voucher. */
export function WelfareClaims({ isTreasurer }: BookRights) {
  const acts: readonly Act<ClaimAnswer>[] = [
    ...votes,
    {
      name: 'Prepare voucher',
      when: ({ needs_voucher }) => isTreasurer && needs_voucher,
      call: ({ id }) => prepareVoucher(id),
      toast: 'The voucher is prepared',
    },
  ]
  return (
    <ActSection
      title="Claims"
      list={usePages(claimCalls.list, 'The claims could not be loaded.')}
      search="Search claims..."
      empty="Nobody has asked for anything"
      why="What members ask of the welfare fund is here until the signatories have decided."
      columns={columns}
      nameOf={nameOf}
      acts={acts}
      hint={
        <p className="hint">
          Members ask under “My giving”. Two of the three signatories decide, and not about their own.
        </p>
      }
    />
  )
}

const votes: readonly Act<ClaimAnswer>[] = [
  {
    name: 'Approve',
    when: ({ may_vote }) => may_vote,
    call: ({ id }) => voteOn(id, { says: 'yes', why: '' }),
    toast: 'Your vote counts',
  },
  {
    name: 'Decline',
    when: ({ may_vote }) => may_vote,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={`Decline ${nameOf(row)}`}
        shape={VoteForm}
        save={(vote) => voteOn(row.id, vote)}
        act={['Decline claim', 'Declining...']}
        saved="Your vote counts"
      >
        <input type="hidden" name="says" value="no" />
        <LongField name="why" label="Reason" hint="The member reads it." required maxLength={300} />
      </EditDialog>
    ),
  },
]

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

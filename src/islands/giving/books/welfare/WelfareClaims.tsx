import { LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { claimCalls, prepareVoucher, voteOn } from '../../../../lib/api/giving/welfare.ts'
import { type ClaimAnswer, VoteForm } from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { listWords } from '../../../staff/lists/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { welfareWords } from './messages.ts'
import type { BookRights } from './rights.ts'

/** What members ask for. Two of three signatories decide; a treasurer then prepares the voucher. */
export function WelfareClaims({ isTreasurer }: BookRights) {
  const acts: readonly Act<ClaimAnswer>[] = [
    ...votes(),
    {
      name: welfareWords.prepareVoucher,
      when: ({ needs_voucher }) => isTreasurer && needs_voucher,
      call: ({ id }) => prepareVoucher(id),
      toast: welfareWords.voucherIsPrepared,
    },
  ]
  return (
    <ActSection
      title={welfareWords.claims}
      list={usePages(claimCalls.list, welfareWords.claimsCouldNotBe)}
      search={welfareWords.searchClaims}
      empty={welfareWords.nobodyHasAskedFor}
      why={welfareWords.whatMembersAskOf}
      columns={columns()}
      nameOf={nameOf}
      acts={acts}
      hint={<p className="hint">{welfareWords.membersAskUnderMy}</p>}
    />
  )
}

const votes = (): readonly Act<ClaimAnswer>[] => [
  {
    name: welfareWords.approve,
    when: ({ may_vote }) => may_vote,
    call: ({ id }) => voteOn(id, { says: 'yes', why: '' }),
    toast: welfareWords.yourVoteCounts,
  },
  {
    name: welfareWords.decline,
    when: ({ may_vote }) => may_vote,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={welfareWords.declineName({ name: nameOf(row) })}
        shape={VoteForm}
        save={(vote) => voteOn(row.id, vote)}
        act={[welfareWords.declineClaim, welfareWords.declining]}
        saved={welfareWords.yourVoteCounts}
      >
        <input type="hidden" name="says" value="no" />
        <LongField
          name="why"
          label={welfareWords.reason}
          hint={welfareWords.memberReadsIt}
          required
          maxLength={300}
        />
      </EditDialog>
    ),
  },
]

const nameOf = ({ benefit, name }: ClaimAnswer) => `${benefit}, ${name}`

const states = (): Record<ClaimAnswer['state'], readonly [words: string, badge: string]> => ({
  asked: [welfareWords.waiting, 'badge-gold'],
  approved: [welfareWords.approved, 'badge-forest'],
  declined: [welfareWords.declined, 'badge-laterite'],
  withdrawn: [welfareWords.withdrawn, 'badge-indigo'],
})

const columns = (): readonly Column<ClaimAnswer>[] => [
  {
    title: welfareWords.claim,
    cell: (row) => (
      <Titled title={`${row.benefit}, ${formatMoney(row.amount)}`}>
        {row.name || welfareWords.somebodyWhoseAccountIs}
      </Titled>
    ),
  },
  {
    title: welfareWords.occasion,
    order: 'asked_at',
    cell: ({ happened_on, words }) => <Titled title={shownDay(happened_on)}>{words}</Titled>,
  },
  {
    title: listWords.status,
    cell: ({ state }) => <span className={`badge ${states()[state][1]}`}>{states()[state][0]}</span>,
  },
  {
    title: welfareWords.votes,
    cell: ({ votes }) =>
      votes.length === 0
        ? welfareWords.noneYet
        : votes
            .map(
              ({ name, says, why }) =>
                `${name || welfareWords.somebody}: ${says === 'yes' ? welfareWords.yes : welfareWords.no}${why && `, ${why}`}`,
            )
            .join('; '),
  },
]

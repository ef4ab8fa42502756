import { Field, LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { When } from '../../../../components/staff/When.tsx'
import {
  assignPayment,
  leaveUnmatched,
  undoPayment,
  unmatchedCalls,
} from '../../../../lib/api/giving/unmatched-payments.ts'
import {
  AssignPaymentForm,
  LeaveUnmatchedForm,
  type UnmatchedPayment,
} from '../../../../lib/contract/giving/unmatched-payment.ts'
import { fundName } from '../../../../lib/texts/giving/gift-name.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { staffWords } from '../../../staff/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { matchingWords } from './messages.ts'
import { providerName, sumOf } from './provider-sum.ts'

/** Payments that the provider reported, and that match no gift: given to one, or left with a reason. Each decision can be undone. */
export function UnmatchedPayments() {
  return (
    <ActSection
      title={matchingWords.unmatchedPayments}
      list={usePages(unmatchedCalls.list)}
      empty={matchingWords.everyPaymentMatchesIts}
      why={matchingWords.moneyOfPaymentProvider}
      columns={columns()}
      nameOf={nameOf}
      acts={acts()}
    />
  )
}

const nameOf = ({ amount, currency, provider_id }: UnmatchedPayment) =>
  matchingWords.amountPaymentProviderid({ amount: sumOf(amount, currency), providerId: provider_id })

const acts = (): readonly Act<UnmatchedPayment>[] => [
  {
    name: matchingWords.undo,
    when: ({ settled }) => Boolean(settled),
    call: undoPayment,
    toast: matchingWords.reopenedItWaitsFor,
  },
  {
    name: matchingWords.matchToGift,
    when: ({ settled, why }) => !settled && why !== 'a refund from outside',
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={matchingWords.matchAmountToGift({ amount: sumOf(row.amount, row.currency) })}
        shape={AssignPaymentForm}
        save={(given) => assignPayment(row, given)}
        act={[matchingWords.matchPayment, matchingWords.matching]}
        saved={matchingWords.matchedGiftHasIts}
      >
        <p>{matchingWords.giftThenCountsWith}</p>
        <Field
          name="reference"
          label={matchingWords.referenceOfGift}
          hint={matchingWords.itStandsInProviders}
          defaultValue={row.gift_reference}
          maxLength={60}
          required
        />
        <LongField name="note" label={staffWords.note} maxLength={500} />
      </EditDialog>
    ),
  },
  {
    name: matchingWords.leaveUnmatched,
    when: ({ settled }) => !settled,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={matchingWords.leaveAmountUnmatched({ amount: sumOf(row.amount, row.currency) })}
        shape={LeaveUnmatchedForm}
        save={(kept) => leaveUnmatched(row, kept)}
        act={[matchingWords.leaveUnmatched, staffWords.saving]}
        saved={matchingWords.reasonSaved}
      >
        <LongField
          name="note"
          label={matchingWords.reason}
          hint={matchingWords.suchAsGivenBack}
          maxLength={500}
          required
        />
      </EditDialog>
    ),
  },
]

/** The mismatch in words. */
function whatDiffers({ why, amount, currency, ...row }: UnmatchedPayment): string {
  const paid = sumOf(amount, currency)
  if (!row.gift_reference) return matchingWords.paidCameUnderReference({ paid })
  const gift = matchingWords.amountForFundState({
    amount: sumOf(row.gift_amount, row.gift_currency),
    fund: fundName(row.gift_fund),
    state: matchingWords.state({ state: row.gift_state }),
  })
  if (why === 'a second payment') return matchingWords.paidCameSecondTime({ paid, gift })
  if (why === 'a refund from outside') return matchingWords.paidWasGivenBack({ paid, gift })
  return matchingWords.paidCameForGift({ paid, gift })
}

const columns = (): readonly Column<UnmatchedPayment>[] => [
  {
    title: matchingWords.problem,
    cell: (row) => (
      <Titled title={capitalised(matchingWords.why({ why: row.why }))}>{whatDiffers(row)}</Titled>
    ),
  },
  {
    title: matchingWords.provider,
    cell: ({ provider, provider_id }) => (
      <>
        {providerName(provider)}
        <br />
        <span className="text-ink-soft">{provider_id}</span>
      </>
    ),
  },
  { title: matchingWords.received, order: 'at', cell: ({ at }) => <When date={at} /> },
  {
    title: matchingWords.decision,
    cell: ({ settled, settled_by, note }) =>
      settled ? (
        <Titled title={settled === 'given' ? matchingWords.matchedToThisGift : matchingWords.leftUnmatched}>
          {[note, settled_by && matchingWords.bySettledby({ settledBy: settled_by })]
            .filter(Boolean)
            .join(', ')}
        </Titled>
      ) : (
        <span className="badge badge-gold">{matchingWords.waiting}</span>
      ),
  },
]

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import { useState } from 'react'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { grantWaiver, setMembership, welfareMemberCalls } from '../../../../lib/api/giving/welfare.ts'
import {
  MembershipForm,
  WaiverForm,
  type WelfareMemberAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { listWords } from '../../../staff/lists/messages.ts'
import { staffWords } from '../../../staff/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { GiverSearch } from '../GiverSearch.tsx'
import { welfareWords } from './messages.ts'
import type { BookRights } from './rights.ts'

type Who = { id: number; name: string }

/** The members of the fund: what they owe, what they paid, and whether they can ask for a benefit. */
export function WelfareMembers({ isTreasurer, isSignatory }: BookRights) {
  const list = usePages(welfareMemberCalls.list, welfareWords.membersOfFundCould)
  return (
    <ActSection
      title={welfareWords.dues}
      list={list}
      search={welfareWords.searchMembersOfFund}
      empty={welfareWords.fundHasNoMembers}
      why={welfareWords.membersOfWelfareFund}
      add={
        isTreasurer
          ? {
              name: welfareWords.addMember,
              first: welfareWords.addFirstMember,
              dialog: (dialog) => <AddMember {...dialog} />,
            }
          : undefined
      }
      columns={columns()}
      nameOf={({ name }) => name}
      acts={actsOf({ isTreasurer, isSignatory })}
      hint={<p className="hint">{welfareWords.duesComeInBy}</p>}
    />
  )
}

const actsOf = ({ isTreasurer, isSignatory }: BookRights): readonly Act<WelfareMemberAnswer>[] => [
  {
    name: welfareWords.edit,
    when: () => isTreasurer,
    dialog: (row, dialog) => <Membership {...dialog} row={row} who={row} />,
  },
  {
    name: welfareWords.waiveDues,
    when: () => isSignatory,
    dialog: (row, dialog) => (
      <FieldsDialog
        {...dialog}
        title={welfareWords.waiveDuesOfName({ name: row.name })}
        schema={WaiverForm}
        fields={waiverFields()}
        read={() => ({ account: row.account })}
        save={grantWaiver}
        act={[welfareWords.waiveDues, staffWords.saving]}
        saved={welfareWords.anotherSignatoryHasTo}
      />
    ),
  },
]

/** Asks for the member first. */
function AddMember(dialog: ActDialog) {
  const [who, setWho] = useState<Who>()
  if (who) return <Membership {...dialog} who={who} />
  return (
    <div className="card p-4">
      <GiverSearch id="welfare-member" label={welfareWords.member} choose={setWho} />
    </div>
  )
}

function Membership({ who, row, ...dialog }: ActDialog & { who: Who; row?: WelfareMemberAnswer }) {
  return (
    <FieldsDialog
      {...dialog}
      title={welfareWords.nameInWelfareFund({ name: who.name })}
      schema={MembershipForm}
      fields={[
        {
          kind: 'month',
          name: 'from_month',
          label: welfareWords.firstMonthOfDues,
          start: thisMonth(),
          required: true,
        },
        { kind: 'month', name: 'until_month', label: welfareWords.lastMonthOnceMembership },
      ]}
      row={row}
      save={(form) => setMembership(who.id, form)}
      saved={welfareWords.membershipSaved}
    />
  )
}

const thisMonth = () => today().slice(0, 7)

const waiverFields = (): Fields<object> => [
  { kind: 'month', name: 'from_month', label: welfareWords.from, start: thisMonth(), required: true },
  { kind: 'month', name: 'to_month', label: welfareWords.to, start: thisMonth(), required: true },
  {
    kind: 'long',
    name: 'reason',
    label: welfareWords.reason,
    hint: welfareWords.onlyThreeWhoAre,
    maxLength: 500,
    required: true,
  },
]

const columns = (): readonly Column<WelfareMemberAnswer>[] => [
  { title: listWords.name, cell: ({ name }) => name },
  {
    title: welfareWords.since,
    order: 'from_month',
    cell: ({ from_month, until_month }) =>
      until_month
        ? welfareWords.whenToWhen2({
            when: shownTime(monthName(from_month)),
            when2: shownTime(monthName(until_month)),
          })
        : shownTime(monthName(from_month)),
  },
  {
    title: welfareWords.paid,
    cell: ({ paid, owed }) =>
      welfareWords.amountOfAmount2({ amount: formatMoney(paid), amount2: formatMoney(owed) }),
  },
  {
    title: welfareWords.arrears,
    cell: ({ arrears, arrears_months }) =>
      arrears === 0
        ? welfareWords.none
        : `${formatMoney(arrears)}, ${welfareWords.numberMonths({ count: arrears_months, number: formatCount(arrears_months) })}`,
  },
  { title: welfareWords.benefits, cell: ({ hindrance }) => hindrance || welfareWords.canBeAskedFor },
]

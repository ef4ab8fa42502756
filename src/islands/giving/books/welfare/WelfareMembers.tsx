import { useState } from 'react'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { grantWaiver, setMembership, welfareMemberCalls } from '../../../../lib/api/giving/welfare.ts'
import {
  MembershipForm,
  WaiverForm,
  type WelfareMemberAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { GiverSearch } from '../GiverSearch.tsx'
import type { BookRights } from './rights.ts'

type Who = { id: number; name: string }

/** The members of the fund: what they owe, what they paid, and whether they can ask for a benefit. */
export function WelfareMembers({ isTreasurer, isSignatory }: BookRights) {
  const list = usePages(welfareMemberCalls.list, 'The members of the fund could not be loaded.')
  return (
    <ActSection
      title="Dues"
      list={list}
      search="Search members of the fund..."
      empty="The fund has no members yet"
      why="Members of the welfare fund are here with their dues and arrears, so that you see who may ask for help."
      add={
        isTreasurer
          ? {
              name: 'Add member',
              first: 'Add the first member',
              dialog: (dialog) => <AddMember {...dialog} />,
            }
          : undefined
      }
      columns={columns}
      nameOf={({ name }) => name}
      acts={actsOf({ isTreasurer, isSignatory })}
      hint={
        <p className="hint">
          Dues come in by the page Give for Welfare, or in an envelope for the fund with the member’s name.
          They fill the earliest month first.
        </p>
      }
    />
  )
}

const actsOf = ({ isTreasurer, isSignatory }: BookRights): readonly Act<WelfareMemberAnswer>[] => [
  {
    name: 'Edit',
    when: () => isTreasurer,
    dialog: (row, dialog) => <Membership {...dialog} row={row} who={row} />,
  },
  {
    name: 'Waive dues',
    when: () => isSignatory,
    dialog: (row, dialog) => (
      <FieldsDialog
        {...dialog}
        title={`Waive dues of ${row.name}`}
        schema={WaiverForm}
        fields={waiverFields()}
        read={() => ({ account: row.account })}
        save={grantWaiver}
        act={['Waive dues', 'Saving...']}
        saved="Another signatory has to agree now"
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
      <GiverSearch id="welfare-member" label="Member" choose={setWho} />
    </div>
  )
}

function Membership({ who, row, ...dialog }: ActDialog & { who: Who; row?: WelfareMemberAnswer }) {
  return (
    <FieldsDialog
      {...dialog}
      title={`${who.name} in the welfare fund`}
      schema={MembershipForm}
      fields={[
        {
          kind: 'month',
          name: 'from_month',
          label: 'First month of dues',
          start: thisMonth(),
          required: true,
        },
        { kind: 'month', name: 'until_month', label: 'Last month, once the membership has ended' },
      ]}
      row={row}
      save={(form) => setMembership(who.id, form)}
      saved="Membership saved"
    />
  )
}

const thisMonth = () => today().slice(0, 7)

const waiverFields = (): Fields<object> => [
  { kind: 'month', name: 'from_month', label: 'From', start: thisMonth(), required: true },
  { kind: 'month', name: 'to_month', label: 'To', start: thisMonth(), required: true },
  {
    kind: 'long',
    name: 'reason',
    label: 'Reason',
    hint: 'Only the three who are signatories today can ever read this.',
    maxLength: 500,
    required: true,
  },
]

const columns: readonly Column<WelfareMemberAnswer>[] = [
  { title: 'Name', cell: ({ name }) => name },
  {
    title: 'Since',
    order: 'from_month',
    cell: ({ from_month, until_month }) =>
      until_month ? `${monthName(from_month)} to ${monthName(until_month)}` : monthName(from_month),
  },
  { title: 'Paid', cell: ({ paid, owed }) => `${formatMoney(paid)} of ${formatMoney(owed)}` },
  {
    title: 'Arrears',
    cell: ({ arrears, arrears_months }) =>
      arrears === 0 ? 'None' : `${formatMoney(arrears)}, ${countOf(arrears_months, 'month')}`,
  },
  { title: 'Benefits', cell: ({ hindrance }) => hindrance || 'Can be asked for' },
]

import { useState } from 'react'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { grantWaiver, setMembership, welfareMemberCalls } from '../../../../lib/api/giving/welfare.ts'
import type { GiverAnswer } from '../../../../lib/contract/giving/books-count.ts'
import {
  MembershipForm,
  WaiverForm,
  type WelfareMemberAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { GiverSearch } from '../GiverSearch.tsx'
import type { BookRights } from './rights.ts'

type Open =
  | { act: 'add' }
  | { act: 'member'; who: { id: number; name: string }; row?: WelfareMemberAnswer }
  | { act: 'waive'; row: WelfareMemberAnswer }

/** The members of the fund: what they owe, what they paid, and whether they can ask for a benefit. */
export function WelfareMembers({ isTreasurer, isSignatory }: BookRights) {
  const list = usePages(welfareMemberCalls.list, 'The members of the fund could not be loaded.')
  const [open, setOpen] = useState<Open>()
  const changed = () => void list.reload()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListSection
        title="Dues"
        list={list}
        search="Search members of the fund..."
        empty="The fund has no members yet"
        why="Members of the welfare fund are here with their dues and arrears, so that you see who may ask for help."
        advice={
          isTreasurer && (
            <button className="btn btn-primary" type="button" onClick={() => setOpen({ act: 'add' })}>
              Add the first member
            </button>
          )
        }
        columns={columns}
        nameOf={({ name }) => name}
        actions={(row) => (
          <>
            {isTreasurer && (
              <RowAct name="Edit" of={row.name} act={() => setOpen({ act: 'member', who: row, row })} />
            )}
            {isSignatory && (
              <RowAct name="Waive dues" of={row.name} act={() => setOpen({ act: 'waive', row })} />
            )}
          </>
        )}
      >
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={() => setOpen({ act: 'add' })}>
            Add member
          </button>
        )}
      </ListSection>
      <p className="hint">
        Dues come in by the page Give for Welfare, or in an envelope for the fund with the member’s name. They
        fill the earliest month first.
      </p>
      {open?.act === 'add' && (
        <div className="card p-4">
          <GiverSearch
            id="welfare-member"
            label="Member"
            choose={({ id, name }: GiverAnswer) => setOpen({ act: 'member', who: { id, name } })}
          />
        </div>
      )}
      {open?.act === 'member' && (
        <EditDialog
          title={`${open.who.name} in the welfare fund`}
          shape={typedAs(MembershipForm, ({ from_month, until_month }) => ({
            from_month,
            until_month: until_month?.trim() || null,
          }))}
          save={async (form) => {
            await setMembership(open.who.id, form)
            changed()
          }}
          saved="Membership saved"
          outdated={changed}
          close={close}
        >
          <Month name="from_month" label="First month of dues" value={open.row?.from_month} required />
          <Month
            name="until_month"
            label="Last month, once the membership has ended"
            value={open.row?.until_month ?? ''}
          />
        </EditDialog>
      )}
      {open?.act === 'waive' && (
        <EditDialog
          title={`Waive dues of ${open.row.name}`}
          shape={typedAs(WaiverForm, (typed) => ({ ...typed, account: open.row.account }))}
          save={async (form) => {
            await grantWaiver(form)
            changed()
          }}
          saved="Another signatory has to agree now"
          outdated={changed}
          close={close}
        >
          <Month name="from_month" label="From" value={today().slice(0, 7)} required />
          <Month name="to_month" label="To" value={today().slice(0, 7)} required />
          <LongField
            name="reason"
            label="Reason"
            hint="Only the three who are signatories today can ever read this."
            maxLength={500}
            required
          />
        </EditDialog>
      )}
    </>
  )
}

type MonthProps = {
  name: string
  label: string
  value?: string | undefined
  required?: true
}

/** A month as year-month: not every browser has a field for months. */
export const Month = ({ value = today().slice(0, 7), ...field }: MonthProps) => (
  <Field
    {...field}
    hint="As year-month, like 2026-10."
    defaultValue={value}
    placeholder="2026-10"
    maxLength={7}
  />
)

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

import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  AcceptCountForm,
  AccountCountForm,
  type BookAccountAnswer,
  type BookAccountsAnswer,
} from '../../../../lib/contract/giving/book-account.ts'
import { acceptCount, countAccount } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { accountWords as words } from './messages.ts'

type Show = { show: (all: BookAccountsAnswer) => void }

/** Asks what somebody counted in an account. */
export const CountDialog = ({
  account,
  show,
  ...dialog
}: ActDialog & Show & { account: BookAccountAnswer }) => (
  <FieldsDialog
    {...dialog}
    title={words.countTitle({ name: account.name })}
    schema={AccountCountForm}
    fields={[
      { kind: 'money', name: 'counted', label: words.counted, required: true },
      { kind: 'long', name: 'why', label: words.explanation, maxLength: 300 },
    ]}
    save={async (body) => show(await call(countAccount, { id: account.id, body }))}
    act={[words.count, words.saving]}
    saved={words.countSaved}
  >
    <p>{words.countHint({ amount: formatMoney(account.balance) })}</p>
  </FieldsDialog>
)

type AcceptProps = ActDialog &
  Show & { count: NonNullable<BookAccountAnswer['count']>; funds: BookAccountsAnswer['funds'] }

/** Asks which fund bears the difference of a count. */
export const AcceptDifference = ({ count, funds, show, ...dialog }: AcceptProps) => (
  <EditDialog
    {...dialog}
    title={words.acceptTitle({ amount: formatMoney(count.counted - count.expected) })}
    shape={typedAs(AcceptCountForm, ({ fund }) => ({ fund: Number(fund) }))}
    save={async (body) => show(await call(acceptCount, { id: count.id, body }))}
    act={[words.acceptDifference, words.saving]}
    saved={words.accepted}
  >
    <p>{words.acceptHint({ why: count.why || words.noReason })}</p>
    <SelectField name="fund" label={words.fund} required>
      {funds.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  </EditDialog>
)

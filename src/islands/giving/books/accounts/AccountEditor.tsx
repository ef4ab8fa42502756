import { call } from '../../../../lib/api/call.ts'
import {
  addedKinds,
  type BookAccountAnswer,
  BookAccountForm,
  type BookAccountsAnswer,
} from '../../../../lib/contract/giving/book-account.ts'
import { addAccount, changeAccount } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { kindName } from './kinds.ts'
import { accountWords as words } from './messages.ts'

type Props = ActDialog & { account?: BookAccountAnswer; show: (all: BookAccountsAnswer) => void }

/** Adds an account, or changes one; its kind stays. */
export function AccountEditor({ account, show, ...dialog }: Props) {
  const kinds = account ? [account.kind] : addedKinds
  return (
    <FieldsDialog
      {...dialog}
      title={account ? words.editAccount({ name: account.name }) : words.addAccount}
      schema={BookAccountForm}
      fields={[
        { name: 'name', label: words.name, maxLength: 60, required: true },
        {
          kind: 'choice',
          name: 'kind',
          label: words.type,
          options: kinds.map((kind) => [kind, kindName(kind)] as const),
          required: true,
        },
        { kind: 'money', name: 'float', label: words.float, hint: words.floatHint },
        { kind: 'tick', name: 'is_open', label: words.isOpen, start: true },
      ]}
      row={account}
      save={async (body) =>
        show(await (account ? call(changeAccount, { id: account.id, body }) : call(addAccount, { body })))
      }
      saved={words.saved}
    />
  )
}

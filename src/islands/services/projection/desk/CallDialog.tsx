import * as z from 'zod/mini'
import { Field } from '../../../../components/form/Field.tsx'
import { requiredText } from '../../../../lib/contract/base.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { projectionDeskWords as words } from './messages.ts'

const CallForm = z.object({
  call: requiredText(() => words.callMissing, 12).check(
    z.regex(/^[\p{L}\p{N} -]+$/u, { error: () => words.callMissing }),
  ),
})

/** Calls parents by the number of their child; it works without a network, as every press does. */
export function CallDialog({ call, close }: { call: (number: string) => void; close: () => void }) {
  return (
    <EditDialog
      title={words.callTitle}
      shape={CallForm}
      save={async (form) => call(form.call)}
      act={[words.callShow, words.callShow]}
      saved={words.called}
      outdated={close}
      close={close}
    >
      <Field
        name="call"
        label={words.callNumber}
        hint={words.callHint}
        maxLength={12}
        autoComplete="off"
        required
      />
    </EditDialog>
  )
}

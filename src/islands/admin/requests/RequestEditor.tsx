import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { requestText } from '../../../lib/accounts/data-rights.ts'
import { enterRequest } from '../../../lib/api/accounts/data-requests.ts'
import { DataRequestForm, requestKinds } from '../../../lib/contract/accounts/data-request.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'

type Props = { close: () => void; changed: () => void }

/** Enters a request that was made by letter, by telephone or in person. */
export function RequestEditor({ close, changed }: Props) {
  return (
    <EditDialog
      title="Add request"
      shape={DataRequestForm}
      save={async (request) => {
        await enterRequest(request)
        changed()
      }}
      saved="Request added"
      draft={{ kind: 'data request', entry: undefined }}
      outdated={changed}
      close={close}
    >
      <Field name="name" label="Name" maxLength={120} required />
      <Field
        name="contact"
        label="Contact details"
        hint="An e-mail address, a telephone number or an address."
        maxLength={254}
        required
      />
      <SelectField name="kind" label="Request" required>
        {requestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {requestText(kind)}
          </option>
        ))}
      </SelectField>
      <LongField name="words" label="Details" maxLength={2000} />
    </EditDialog>
  )
}

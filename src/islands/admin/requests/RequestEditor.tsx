import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { requestText } from '../../../lib/accounts/data-rights.ts'
import { enterRequest } from '../../../lib/api/accounts/data-requests.ts'
import { DataRequestForm, requestKinds } from '../../../lib/contract/accounts/data-request.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { requestWords } from './messages.ts'

type Props = { close: () => void; changed: () => void }

/** Enters a request that was made by letter, by telephone or in person. */
export function RequestEditor({ close, changed }: Props) {
  return (
    <EditDialog
      title={requestWords.addRequest}
      shape={DataRequestForm}
      save={async (request) => {
        await enterRequest(request)
        changed()
      }}
      saved={requestWords.requestAdded}
      draft={{ kind: 'data request', entry: undefined }}
      outdated={changed}
      close={close}
    >
      <Field name="name" label={listWords.name} maxLength={120} required />
      <Field
        name="contact"
        label={requestWords.contactDetails}
        hint={requestWords.eMailAddressTelephone}
        maxLength={254}
        required
      />
      <SelectField name="kind" label={requestWords.request} required>
        {requestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {requestText(kind)}
          </option>
        ))}
      </SelectField>
      <LongField name="words" label={requestWords.details} maxLength={2000} />
    </EditDialog>
  )
}

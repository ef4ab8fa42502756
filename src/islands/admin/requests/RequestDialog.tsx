import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { LongField } from '../../../components/form/Field.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { closeRequest } from '../../../lib/api/accounts/data-requests.ts'
import { exportPerson } from '../../../lib/api/people/exports.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { type DataRequest, DataRequestReply } from '../../../lib/contract/accounts/data-request.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { reportFailure } from '../../staff/report-failure.ts'
import { requestWords } from './messages.ts'

type Props = { row: DataRequest; close: () => void; changed: () => void }

/** One data request: its text, the actions to fulfil it, and the form to close it. */
export function RequestDialog({ row, close, changed }: Props) {
  if (row.state !== 'open')
    return (
      <Dialog title={row.name || requestWords.deletedAccount} close={close}>
        <div className="grid gap-4">
          <Asked {...row} />
          <p className="whitespace-pre-line">{row.answer || requestWords.nothingIsKeptOf}</p>
        </div>
      </Dialog>
    )
  return (
    <EditDialog
      title={row.name}
      shape={DataRequestReply}
      save={async (answer) => {
        await closeRequest(row.id, answer, row.version)
        changed()
      }}
      act={[requestWords.closeRequest, requestWords.closing]}
      saved={requestWords.requestIsClosed}
      draft={{ kind: 'data answer', entry: row }}
      outdated={changed}
      close={close}
    >
      <Asked {...row} />
      <Ways {...row} />
      <SelectField name="state" label={requestWords.outcome} required>
        <option value="answered">{requestWords.answered}</option>
        <option value="refused">{requestWords.refused}</option>
      </SelectField>
      <LongField
        name="answer"
        label={requestWords.answer}
        hint={churchMails() ? requestWords.memberReadsItUnder : requestWords.memberReadsItUnder2}
        maxLength={2000}
        required
      />
    </EditDialog>
  )
}

const Asked = ({ words, contact }: DataRequest) => (
  <>
    <p className="whitespace-pre-line">{words || requestWords.nothingMoreWasSaid}</p>
    {contact && <p className="text-ink-soft">{contact}</p>}
  </>
)

/** The actions to fulfil a request: the export of all data, and a link to the account in the list of members. */
function Ways({ account_id, username }: DataRequest) {
  if (!account_id || !username) return null
  const download = () =>
    exportPerson(account_id).then(
      (text) => saveFile(`data-of-${username}.json`, text, 'application/json'),
      (error: unknown) => reportFailure(error, requestWords.fileCouldNotBe),
    )
  return (
    <p className="flex flex-wrap gap-3">
      <button className="btn" type="button" onClick={() => void download()}>
        {requestWords.downloadEverythingAboutUsername({ username })}
      </button>
      <a className="btn" href={`#users?search=${encodeURIComponent(username)}`}>
        {requestWords.openAccount}
      </a>
    </p>
  )
}

import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { requestText } from '../../../lib/accounts/data-rights.ts'
import { fileMyRequest, listMyRequests } from '../../../lib/api/accounts/data-requests.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import {
  type OwnDataRequest,
  OwnDataRequestForm,
  requestKinds,
} from '../../../lib/contract/accounts/data-request.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { settingsWords } from './messages.ts'

/** The member's data requests to the church, with its answers. */
export function DataRequests() {
  const [requests, setRequests] = useState<readonly OwnDataRequest[]>([])
  const edit = useForm<OwnDataRequestForm>({
    shape: OwnDataRequestForm,
    send: async (request) => {
      const giveBack = keepFocus()
      setRequests(await fileMyRequest(request).finally(giveBack))
      form.current?.reset()
      clear()
      notify.success(settingsWords.requestSent)
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  useEffect(() => {
    listMyRequests().then(setRequests, logUnlessUnknown)
  }, [])

  return (
    <div className="grid gap-5">
      <Form of={edit} className="grid gap-4">
        <SelectField name="kind" label={settingsWords.request} defaultValue="" required>
          <option value="">{settingsWords.pleaseChoose}</option>
          {requestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {requestText(kind)}
            </option>
          ))}
        </SelectField>
        <LongField name="words" label={settingsWords.details} maxLength={2000} rows={3} />
        <Problem text={problem} />
        <p>
          <SubmitButton label={settingsWords.sendRequest} busyLabel={settingsWords.sending} busy={busy} />
        </p>
      </Form>
      {requests.length > 0 && (
        <ul className="grid gap-3" aria-label={settingsWords.myRequests}>
          {requests.map((request) => (
            <OneRequest key={request.id} {...request} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OneRequest({ kind, filed_at, due_on, state, answer }: OwnDataRequest) {
  const name = requestKinds.find((known) => known === kind)
  const request = name ? requestText(name) : kind
  const day = shownDay(filed_at)
  return (
    <li className="notice">
      {settingsWords.sentOn({ request, day })[0]}
      <strong>{settingsWords.sentOn({ request, day })[1]}</strong>
      {settingsWords.sentOn({ request, day })[2]}{' '}
      {state === 'open'
        ? settingsWords.answerBy({ day: shownDay(due_on) })
        : state === 'refused'
          ? settingsWords.refused({ answer })
          : settingsWords.answered({ answer })}
    </li>
  )
}

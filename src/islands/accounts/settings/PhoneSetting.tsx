import { useEffect, useState } from 'react'
import { CodeField } from '../../../components/codes/CodeField.tsx'
import { NumberForm, whyAtForm } from '../../../components/codes/NumberForm.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import {
  confirmTelephone,
  dropTelephone,
  readOwnTelephone,
  requestConfirmationCode,
} from '../../../lib/api/accounts/otp.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import { type OwnTelephone, TextCodeForm } from '../../../lib/contract/accounts/otp.ts'
import { codeTexts } from '../../../lib/texts/accounts/otp.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { type RequestedCode, useRequestedCode } from '../../../stores/requested-code.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** The section has the focus when the pressed button has left it. */
const findSection = () => document.getElementById('phone')

/** Confirms the telephone number by a code, so that it logs its owner in. */
export function PhoneSetting() {
  const [own, setOwn] = useState<OwnTelephone>()
  const [problem, setProblem] = useState('')
  const [changes, setChanges] = useState(false)
  const [ends, setEnds] = useState(false)
  const { requestedCode, storeRequested } = useRequestedCode('confirm')
  const { save, status, busy } = useSaving()
  useEffect(() => {
    readOwnTelephone().then(setOwn, (error: unknown) => setProblem(whyRefused(error)))
  }, [])
  if (problem) return <p className="notice notice-error">{problem}</p>
  if (!own) return <p role="status">{settingsWords.loading}</p>
  const { telephone, confirmed_at, is_old, offered } = own

  function change(): void {
    const giveBack = keepFocus(() => document.getElementById('telephone'))
    setChanges(true)
    giveBack()
  }

  function leave(): void {
    const giveBack = keepFocus(findSection)
    storeRequested(undefined)
    setChanges(false)
    giveBack()
  }

  const confirmed = (now: OwnTelephone) =>
    void save(async () => {
      setOwn(now)
      leave()
      return codeTexts.confirmed
    })
  const end = () =>
    void save(async () => {
      setOwn(await dropTelephone())
      return codeTexts.dropped
    })

  return (
    <div className="grid gap-4">
      {confirmed_at && !requestedCode && (
        <p>{settingsWords.confirmedOn({ telephone, day: shownDay(confirmed_at) })}</p>
      )}
      {is_old && !requestedCode && <p className="notice">{settingsWords.longAgo}</p>}
      {offered && !confirmed_at && (
        <p>
          {settingsWords.whoReadsTexts[0]}
          <a href="#stronger-sign-in">{settingsWords.whoReadsTexts[1]}</a>
          {settingsWords.whoReadsTexts[2]}
        </p>
      )}
      {!offered && <p>{settingsWords.noCodes}</p>}
      {offered && requestedCode && (
        <CodeForm
          key={requestedCode.request}
          requestedCode={requestedCode}
          confirmed={confirmed}
          leave={leave}
        />
      )}
      {offered && !requestedCode && (!confirmed_at || changes) && (
        <NumberForm
          hint={settingsWords.codeHint}
          initial={telephone}
          ask={requestConfirmationCode}
          requested={storeRequested}
        />
      )}
      {confirmed_at && !requestedCode && (
        <p className="flex flex-wrap gap-3">
          {offered && !changes && (
            <button className="btn" type="button" onClick={change}>
              {settingsWords.changeNumber}
            </button>
          )}
          <button className="btn" type="button" disabled={busy} onClick={() => setEnds(true)}>
            {settingsWords.turnOffCodes}
          </button>
        </p>
      )}
      {status}
      {ends && (
        <Confirm
          title={settingsWords.turnOffTitle}
          act={settingsWords.turnOffCodes}
          confirm={end}
          close={() => setEnds(false)}
        >
          <p>{settingsWords.turnOffExplained}</p>
        </Confirm>
      )}
    </div>
  )
}

type Props = { requestedCode: RequestedCode; confirmed: (now: OwnTelephone) => void; leave: () => void }

function CodeForm({ requestedCode: { request, telephone }, confirmed, leave }: Props) {
  const edit = useForm({
    shape: TextCodeForm,
    send: async ({ text_code }) => {
      const giveBack = keepFocus(findSection)
      confirmed(await confirmTelephone({ request, text_code }))
      giveBack()
    },
    refused: whyAtForm,
  })
  const { problem, busy } = edit
  return (
    <Form of={edit} className="grid gap-5">
      <p className="notice notice-success" role="status">
        {codeTexts.confirming({ telephone })}
      </p>
      <CodeField />
      <Problem text={problem} />
      <p className="flex flex-wrap gap-3">
        <SubmitButton
          label={settingsWords.confirmMyNumber}
          busyLabel={settingsWords.confirming}
          busy={busy}
        />
        <button className="btn" type="button" disabled={busy} onClick={leave}>
          {settingsWords.notNow}
        </button>
      </p>
    </Form>
  )
}

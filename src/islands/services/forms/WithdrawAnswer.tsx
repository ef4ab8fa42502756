import { useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { withdrawOwnSubmission } from '../../../lib/contract/services/calls/forms.ts'
import { WithdrawForm } from '../../../lib/contract/services/form.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import { withdrawWords as words } from './messages.ts'

type State = { state: 'ready' | 'busy' | 'done' } | { state: 'failed'; why: string }

/** Withdraws the answer that the fragment names, by one press: a program that follows links in e-mails presses nothing. */
export function WithdrawAnswer({ slug }: { slug: string }) {
  const [body] = useState(readLink)
  const [now, setNow] = useState<State>({ state: 'ready' })
  if (!body) return <p className="notice">{formRules.noLink}</p>
  if (now.state === 'done')
    return (
      <p className="notice notice-success" role="status">
        {formRules.withdrawn}
      </p>
    )
  const withdraw = () => {
    setNow({ state: 'busy' })
    call(withdrawOwnSubmission, { slug, body }).then(
      () => setNow({ state: 'done' }),
      (error: unknown) => setNow({ state: 'failed', why: whyRefused(error) }),
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{words.about}</p>
      <button className="btn btn-danger" type="button" disabled={now.state === 'busy'} onClick={withdraw}>
        {words.withdraw}
      </button>
      {now.state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {now.why}
        </p>
      )}
    </div>
  )
}

/** Parses the fragment `#withdraw.5.SEAL`. */
function readLink(): WithdrawForm | undefined {
  const [, submission, seal] = location.hash.slice(1).split('.')
  return WithdrawForm.safeParse({ submission: Number(submission), seal }).data
}

import { useState } from 'react'
import { Errors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { publishPage, requestPublication } from '../../../../lib/api/website/page-content.ts'
import type { PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import { churchMails } from '../../../../lib/site/this-church.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { useAct } from '../../../../stores/useAct.ts'
import type { Spot } from '../blocks/spot.ts'
import { dayAndTime, momentOf } from './church-clock.ts'
import { Remarks } from './Remarks.tsx'
import { usePublishCheck } from './usePublishCheck.ts'
import { WeightWarning } from './Weight.tsx'

type Props = {
  editing: Editing
  close: () => void
  /** Tells the editor what is missing, block by block. */
  showMissing: (missing: readonly PageRemark[]) => void
  /** Closes the dialog, and opens a field. */
  show: (spot: Spot) => void
}

/** Checks the draft, and publishes it now or at a day and an hour of the church. */
export function PublishDialog({ editing, close, showMissing, show }: Props) {
  const { check, weight, problem } = usePublishCheck(editing, showMissing)
  const isAsking = editing.$page.get().right === 'ask'
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [local, setLocal] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, act] = useAct()

  async function ask(): Promise<void> {
    const isDone = await act(
      async () => {
        editing.show(await requestPublication(editing.text, { version: editing.version(), note }))
      },
      `You have asked. You read here${churchMails() ? ' and by mail' : ''} what becomes of it`,
    )
    if (isDone) close()
  }

  async function publish(): Promise<void> {
    const moment = when === 'later' ? momentOf(local) : undefined
    if (when === 'later' && !(moment && moment.getTime() > Date.now()))
      return setWrong('Please give a day and an hour that are still to come')
    const publish_at = moment?.toISOString() ?? ''
    const toast = moment ? `It is published on ${dayAndTime(publish_at)}` : 'The page is published'
    const isDone = await act(async () => {
      const page = await publishPage(editing.text, { version: editing.version(), publish_at, note })
      editing.show(page)
      return page.waiting ? 'It waits for a second person' : toast
    }, toast)
    if (isDone) close()
  }

  return (
    <Dialog title={isAsking ? 'Request approval of this page' : 'Publish this page'} close={close}>
      <div className="grid gap-5">
        {problem && <p className="notice notice-error">{problem}</p>}
        {!check && !problem && <p role="status">Looking for what is missing…</p>}
        {check && (
          <>
            <Remarks
              title="This is missing. Please write it first:"
              remarks={check.missing}
              isError
              show={show}
            />
            <Remarks
              title="Visitors will not see these words, since the page does not show them. They stay in the draft:"
              remarks={check.unseen}
              show={show}
            />
            <Remarks
              title="These links lead nowhere. You can publish all the same:"
              remarks={check.links}
              show={show}
            />
          </>
        )}
        {weight && <WeightWarning weight={weight} show={show} />}
        {check?.missing.length === 0 && (
          <form
            className="grid gap-4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void (isAsking ? ask() : publish())
            }}
          >
            {!isAsking && (
              <fieldset className="choices">
                <legend className="label">When</legend>
                {(['now', 'later'] as const).map((choice) => (
                  <label className="choice" key={choice}>
                    <input
                      type="radio"
                      name="when"
                      checked={when === choice}
                      onChange={() => setWhen(choice)}
                    />
                    {choice === 'now' ? 'Now' : 'At a day and an hour'}
                  </label>
                ))}
              </fieldset>
            )}
            {isAsking && <p>Somebody of the church looks at it, and then visitors see it.</p>}
            {when === 'later' && (
              <Errors value={wrong ? { 'publish-at': [wrong] } : {}}>
                <Field
                  name="publish-at"
                  label="Day and hour"
                  hint="By the clocks of the church"
                  type="datetime-local"
                  required
                  value={local}
                  onChange={({ currentTarget }) => {
                    setLocal(currentTarget.value)
                    setWrong('')
                  }}
                />
              </Errors>
            )}
            <Field
              name="publish-note"
              label="Change note"
              hint={isAsking ? 'For those who look at it, and for the history' : 'For the history'}
              maxLength={200}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <p>
              <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
                {isAsking ? 'Request approval' : when === 'now' ? 'Publish now' : 'Publish then'}
                {check.unseen.length > 0 && ' without these words'}
              </button>
            </p>
          </form>
        )}
      </div>
    </Dialog>
  )
}

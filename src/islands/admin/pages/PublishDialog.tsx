import { useEffect, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { checkPage, publishPage, requestPublication } from '../../../lib/api/page-content.ts'
import type { PageCheckAnswer } from '../../../lib/contract/page-editing.ts'
import { churchMails } from '../../../lib/this-church.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { dayAndTime, momentOf } from './church-clock.ts'
import { type PageWeight, weigh } from './page-weight.ts'
import { WeightWarning } from './Weight.tsx'

type Props = {
  editing: Editing
  close: () => void
  /** Tells the editor what is missing, block by block. */
  found: (missing: PageCheckAnswer['missing']) => void
}

/** Checks the draft, and publishes it now or at a day and an hour of the church. */
export function PublishDialog({ editing, close, found }: Props) {
  const { check, weight, problem } = useCheck(editing, found)
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
    const said = moment ? `It is published on ${dayAndTime(publish_at)}` : 'The page is published'
    const isDone = await act(async () => {
      editing.show(await publishPage(editing.text, { version: editing.version(), publish_at, note }))
    }, said)
    if (isDone) close()
  }

  return (
    <Dialog title={isAsking ? 'Ask to publish this page' : 'Publish this page'} close={close}>
      <div className="grid gap-5">
        {problem && <p className="notice notice-error">{problem}</p>}
        {!check && !problem && <p role="status">Looking for what is missing…</p>}
        {check && check.missing.length > 0 && (
          <Remarks title="This is missing. Please write it first:" remarks={check.missing} isError />
        )}
        {check && check.links.length > 0 && (
          <Remarks title="These links lead nowhere. You can publish all the same:" remarks={check.links} />
        )}
        {weight && <WeightWarning weight={weight} />}
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
              <Field
                name="publish-at"
                label="Day and hour"
                hint="By the clocks of the church"
                type="datetime-local"
                required
                errors={wrong ? { 'publish-at': [wrong] } : {}}
                value={local}
                onChange={({ currentTarget }) => {
                  setLocal(currentTarget.value)
                  setWrong('')
                }}
              />
            )}
            <Field
              name="publish-note"
              label="What is new"
              hint={isAsking ? 'For those who look at it, and for the history' : 'For the history'}
              errors={{}}
              maxLength={200}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <p>
              <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
                {isAsking ? 'Ask to publish' : when === 'now' ? 'Publish now' : 'Publish then'}
              </button>
            </p>
          </form>
        )}
      </div>
    </Dialog>
  )
}

/** Saves the draft, and asks what is missing in it. */
function useCheck(editing: Editing, found: Props['found']) {
  const [check, setCheck] = useState<PageCheckAnswer>()
  const [weight, setWeight] = useState<PageWeight>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const ask = async () => {
      if (!(await editing.save()))
        return setProblem('Your words are not saved yet. Please try again when they are.')
      const answer = await checkPage(editing.text)
      setCheck(answer)
      found(answer.missing)
      // Publishing does not wait for the weight, and does without it.
      setWeight(await weigh(editing.text, answer).catch(() => undefined))
    }
    ask().catch((error: unknown) => {
      setProblem(whyRefused(error))
      notify.error(whyRefused(error))
    })
  }, [editing, found])
  return { check, weight, problem }
}

type RemarksProps = { title: string; remarks: PageCheckAnswer['missing']; isError?: boolean }

function Remarks({ title, remarks, isError = false }: RemarksProps) {
  return (
    <div className={`notice ${isError ? 'notice-error' : ''} grid gap-2`}>
      <p>{title}</p>
      <ul className="grid gap-1">
        {remarks.map(({ block, label, words }) => (
          <li key={`${block} ${words}`}>
            <strong>{label}</strong>: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

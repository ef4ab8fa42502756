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
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { dayAndTime, momentOf } from './church-clock.ts'
import { publishingWords } from './messages.ts'
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
  const isPost = useIsPost()
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
      churchMails() ? publishingWords.youHaveAskedYou : publishingWords.youHaveAskedYou2,
    )
    if (isDone) close()
  }

  async function publish(): Promise<void> {
    const moment = when === 'later' ? momentOf(local) : undefined
    if (when === 'later' && !(moment && moment.getTime() > Date.now()))
      return setWrong(publishingWords.pleaseGiveDayAnd)
    const publish_at = moment?.toISOString() ?? ''
    const toast = publishedToast(isPost, publish_at)
    const isDone = await act(async () => {
      const page = await publishPage(editing.text, { version: editing.version(), publish_at, note })
      editing.show(page)
      return page.waiting ? publishingWords.itWaitsForSecond : toast
    }, toast)
    if (isDone) close()
  }

  return (
    <Dialog title={titleOf(isPost, isAsking)} close={close}>
      <div className="grid gap-5">
        {problem && <p className="notice notice-error">{problem}</p>}
        {!check && !problem && <p role="status">{publishingWords.lookingForWhatIs}</p>}
        {check && (
          <>
            <Remarks
              title={publishingWords.thisIsMissingPlease}
              remarks={check.missing}
              isError
              show={show}
            />
            <Remarks
              title={isPost ? postEditorWords.willNotSee : publishingWords.visitorsWillNotSee}
              remarks={check.unseen}
              show={show}
            />
            <Remarks title={publishingWords.theseLinksLeadNowhere} remarks={check.links} show={show} />
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
                <legend className="label">{publishingWords.when}</legend>
                {(['now', 'later'] as const).map((choice) => (
                  <label className="choice" key={choice}>
                    <input
                      type="radio"
                      name="when"
                      checked={when === choice}
                      onChange={() => setWhen(choice)}
                    />
                    {choice === 'now' ? publishingWords.now : publishingWords.atDayAndHour}
                  </label>
                ))}
              </fieldset>
            )}
            {isAsking && <p>{publishingWords.somebodyOfChurchLooks}</p>}
            {when === 'later' && (
              <Errors value={wrong ? { 'publish-at': [wrong] } : {}}>
                <Field
                  name="publish-at"
                  label={publishingWords.dayAndHour}
                  hint={publishingWords.byClocksOfChurch}
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
              label={publishingWords.changeNote}
              hint={isAsking ? publishingWords.forThoseWhoLook : publishingWords.forHistory}
              maxLength={200}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <p>
              <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
                {submitWords(isAsking, when, check.unseen.length > 0)}
              </button>
            </p>
          </form>
        )}
      </div>
    </Dialog>
  )
}

/** Says that it is published, at once or at a moment. */
function publishedToast(isPost: boolean, at: string): string {
  if (at === '') return isPost ? postEditorWords.isPublished : publishingWords.pageIsPublished
  const when = dayAndTime(at)
  return isPost ? postEditorWords.isPublishedOn({ when }) : publishingWords.itIsPublishedOn({ when })
}

function titleOf(isPost: boolean, isAsking: boolean): string {
  if (isPost) return isAsking ? postEditorWords.requestApproval : postEditorWords.publish
  return isAsking ? publishingWords.requestApprovalOfThis : publishingWords.publishThisPage
}

function submitWords(isAsking: boolean, when: 'now' | 'later', isWithout: boolean): string {
  if (isAsking)
    return isWithout ? publishingWords.requestApprovalWithoutThese : publishingWords.requestApproval
  if (when === 'now') return isWithout ? publishingWords.publishNowWithoutThese : publishingWords.publishNow
  return isWithout ? publishingWords.publishThenWithoutThese : publishingWords.publishThen
}

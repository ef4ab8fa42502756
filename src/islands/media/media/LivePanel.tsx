import { useCallback, useEffect, useRef, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { beginSampleStream, goLive, readLive, stopLive } from '../../../lib/api/media/live-control.ts'
import { isUnknownElsewhere } from '../../../lib/api/unknown-call.ts'
import { LiveStreamForm } from '../../../lib/contract/media/live.ts'
import type { LiveStatus } from '../../../lib/media/live-events.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { isOutdated, tellRefusal } from '../../staff/refusal.ts'
import { mediaWords } from './messages.ts'

/** Starts the live stream with its address, or in the demonstration the sample, and ends it. All viewers see both at once. */
export function LivePanel({ hasSample }: { hasSample: boolean }) {
  const { stream, isHere, look } = useStream()
  const [ending, setEnding] = useState(false)
  const watch = useRef<HTMLAnchorElement>(null)
  const [beginning, act] = useAct(() => watch.current)
  const edit = useForm({
    shape: LiveStreamForm,
    send: async (wanted) => {
      await goLive(wanted)
      clear()
      form.current?.reset()
      notify.success(mediaWords.youAreLive)
      look()
    },
    refused: (error) => {
      // Somebody else is live: their stream is shown, to be ended here.
      if (isOutdated(error)) look()
      return (error instanceof ApiError && error.detail) || mediaWords.notBegun
    },
  })
  const { form, problem, busy, clear } = edit

  if (!isHere) return <NotHere />
  return (
    <>
      {stream?.live && (
        <div className="card grid justify-items-start gap-4">
          <Problem text={problem} />
          <p>
            <strong className="badge badge-laterite">{mediaWords.live}</strong> {stream.title}
          </p>
          <p className="flex flex-wrap gap-3">
            <a ref={watch} className="btn" href="/live-stream">
              {mediaWords.watchModerateChat}
            </a>
            <button className="btn btn-danger" type="button" onClick={() => setEnding(true)}>
              {mediaWords.stopLive}
            </button>
          </p>
          {ending && (
            <Confirm
              title={mediaWords.stopLiveStream}
              act={mediaWords.stopLive}
              confirm={async () => {
                await stopLive(stream)
                notify.success(mediaWords.ended)
                clear()
                look()
              }}
              refused={(error) => {
                // Somebody else has ended it: what is live now is shown instead.
                if (isOutdated(error)) look()
                return tellRefusal(error, mediaWords.notStopped)
              }}
              close={() => setEnding(false)}
            >
              <p>{mediaWords.endsForAll({ title: stream.title })}</p>
            </Confirm>
          )}
        </div>
      )}
      {/* Hidden only, so that what was typed while somebody else went live is not lost. */}
      <Form of={edit} className="card grid gap-5" hidden={stream?.live}>
        <p>{mediaWords.nobodyLiveBeginOnce}</p>
        <Field name="title" label={mediaWords.title} maxLength={150} required />
        <Field
          name="address"
          label={mediaWords.addressVideo}
          hint={mediaWords.youtubeAddressOrOne}
          type="url"
          inputMode="url"
          required
        />
        {!stream?.live && <Problem text={problem} />}
        <SubmitButton label={mediaWords.goLive} busyLabel={mediaWords.goingLive} busy={busy} />
      </Form>
      {hasSample && stream && !stream.live && (
        <div className="card grid justify-items-start gap-3">
          <p id="sample-stream">{mediaWords.withoutCameraFilmChat}</p>
          <button
            className="btn"
            type="button"
            disabled={beginning}
            aria-describedby="sample-stream"
            // What is live now is shown even when somebody else was faster.
            onClick={() => void act(() => beginSampleStream().finally(look), mediaWords.sampleBegun)}
          >
            {beginning ? mediaWords.beginning : mediaWords.beginSample}
          </button>
        </div>
      )}
    </>
  )
}

function useStream() {
  const [stream, setStream] = useState<LiveStatus>()
  const [isHere, setIsHere] = useState(true)
  const look = useCallback(
    () =>
      readLive().then(setStream, (error: unknown) => {
        if (isUnknownElsewhere(error)) setIsHere(false)
        else console.error(error)
      }),
    [],
  )
  useEffect(() => void look(), [look])
  return { stream, isHere, look }
}

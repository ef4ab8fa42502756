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
      notify.success('You are live')
      look()
    },
    refused: (error) => {
      // Somebody else is live: their stream is shown, to be ended here.
      if (isOutdated(error)) look()
      return (error instanceof ApiError && error.detail) || 'This did not begin. Please try again.'
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
            <strong className="badge badge-laterite">Live</strong> {stream.title}
          </p>
          <p className="flex flex-wrap gap-3">
            <a ref={watch} className="btn" href="/live-stream">
              Watch and moderate the chat
            </a>
            <button className="btn btn-danger" type="button" onClick={() => setEnding(true)}>
              Stop live
            </button>
          </p>
          {ending && (
            <Confirm
              title="Stop the live stream?"
              act="Stop live"
              confirm={async () => {
                await stopLive(stream)
                notify.success('The stream has ended')
                clear()
                look()
              }}
              refused={(error) => {
                // Somebody else has ended it: what is live now is shown instead.
                if (isOutdated(error)) look()
                return tellRefusal(error, 'The stream could not be stopped')
              }}
              close={() => setEnding(false)}
            >
              <p>“{stream.title}” ends for everybody who watches.</p>
            </Confirm>
          )}
        </div>
      )}
      {/* Hidden only, so that what was typed while somebody else went live is not lost. */}
      <Form of={edit} className="card grid gap-5" hidden={stream?.live}>
        <p>Nobody is live. Begin here once your picture is on YouTube or on a server of yours.</p>
        <Field name="title" label="Title" maxLength={150} required />
        <Field
          name="address"
          label="Address of the video"
          hint="A YouTube address, or one that ends in .m3u8 or .mp4"
          type="url"
          inputMode="url"
          required
        />
        {!stream?.live && <Problem text={problem} />}
        <SubmitButton label="Go live" busyLabel="Going live..." busy={busy} />
      </Form>
      {hasSample && stream && !stream.live && (
        <div className="card grid justify-items-start gap-3">
          <p id="sample-stream">
            Without a camera: a film, a chat that grows and invented viewers. It ends by itself after twenty
            minutes.
          </p>
          <button
            className="btn"
            type="button"
            disabled={beginning}
            aria-describedby="sample-stream"
            // What is live now is shown even when somebody else was faster.
            onClick={() => void act(() => beginSampleStream().finally(look), 'The sample stream has begun')}
          >
            {beginning ? 'Beginning...' : 'Begin a sample stream'}
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

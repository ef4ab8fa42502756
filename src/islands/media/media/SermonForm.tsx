import { useEffect, useState } from 'react'
import { ChoiceField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { cancelSays } from '../../../lib/api/media/uploads/upload.ts'
import { formatBytes } from '../../../lib/browser/data-cost.ts'
import { SermonForm as Shape, type WholeSermon } from '../../../lib/contract/media/sermon.ts'
import type { SermonDraft } from '../../../lib/contract/services/plan.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { wrongRecording } from '../../../lib/media/sermon-file.ts'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import { notify } from '../../../stores/toasts.ts'
import { UploadProgress } from '../../staff/UploadProgress.tsx'
import { mediaWords } from './messages.ts'
import { SermonWords } from './SermonWords.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useUpload } from './useUpload.ts'

type Type = 'video' | 'audio'
type Props = {
  sermon?: WholeSermon
  /** What a new sermon begins with, and the name of its draft. */
  begin?: SermonDraft
  draftName?: string
  done: (type: Type, title: string) => void
}

const shape = typedAs(Shape, (typed) => typed)
const typesNow = () =>
  [
    ['audio', mediaWords.audio],
    ['video', mediaWords.video],
  ] as const

/** Uploads or edits a sermon: a video with a link or a file, or an audio file (spec 2 §2, Media). */
export function SermonForm({ sermon, begin, draftName = 'sermon', done }: Props) {
  // Most uploads are sound: what a church records every Sunday.
  const before: Type = sermon?.media_type === 'video' ? 'video' : 'audio'
  const [type, setType] = useState(before)
  const { underway, send, cancel, cancelled } = useUpload()
  const edit = useForm({
    shape,
    send: async (_checked, typed) => {
      const body = bodyOf(typed, { type, hasOne: sermon?.media_type === type })
      await send(sermon?.id, body)
      draft.forget()
      form.current?.reset()
      clear()
      done(type, String(typed.get('title') ?? '').trim())
    },
    refused: (error) => {
      const { status, fields = {}, detail = '' } = error instanceof ApiError ? error : {}
      if (cancelled()) return status === cancelSays ? detail : mediaWords.cancelled
      if (status !== stoppedHere) notify.error(mediaTexts.notUploaded(type))
      if (Object.keys(fields).length > 0) return ''
      return detail || mediaTexts.notUploaded(type)
    },
  })
  const { form, problem, busy, clear } = edit
  const draft = useOwnDraft(form, sermon ? `sermon-${sermon.id}` : draftName)

  // After the draft is restored: the draft, or a choice made before hydration, may have a different type.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('type')
    if (chosen === 'video' || chosen === 'audio') setType(chosen)
  }, [form])

  return (
    <Form of={edit} className="grid gap-5" onReset={() => setType(before)} data-later="never">
      <div
        // Not onChange: after a form reset, React does not fire it for a choice that was made before the reset.
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'type') setType(target.value as Type)
        }}
      >
        <ChoiceField name="type" label={mediaWords.type} options={typesNow()} defaultValue={before} />
      </div>
      <SermonWords sermon={sermon} begin={begin} />
      {type === 'video' && (
        <Field
          name="youtube_link"
          label={mediaWords.youtubeLink}
          type="url"
          inputMode="url"
          defaultValue={sermon?.youtube_link}
        />
      )}
      <Field
        key={type}
        name="file"
        label={type === 'video' ? mediaWords.videoFile : mediaWords.audioFile}
        hint={type === 'video' ? mediaWords.videoHint : mediaWords.audioHint}
        type="file"
        accept={`${type}/*${type === 'video' ? ',.mkv' : ',.m4a,.aac,.opus,.webm'}`}
      />
      {type === 'audio' && <p className="hint">{mediaWords.mAacOpusAs}</p>}
      {sermon && <Recording sermon={sermon} type={type} />}
      <Unfinished busy={underway !== undefined} />
      <Field name="thumbnail" label={mediaWords.picture} type="file" accept="image/*" />
      <input type="hidden" name="version" value={sermon?.version ?? ''} />
      <Problem text={problem} />
      {underway ? (
        <UploadProgress underway={underway} cancel={cancel} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            label={sermon ? mediaWords.save : mediaWords.upload}
            busyLabel={mediaWords.sending}
            busy={busy}
          />
          <button className="btn" type="reset">
            {mediaWords.reset}
          </button>
        </div>
      )}
    </Form>
  )
}

/** The recording that the sermon has, and whether it stays. */
function Recording({ sermon, type }: { sermon: WholeSermon; type: Type }) {
  const address = sermon.media_type === 'audio' ? sermon.audio : sermon.video
  if (!address) return null
  const bytes = sermon.media_bytes
  const isAudio = sermon.media_type === 'audio'
  const size = formatBytes(bytes)
  const sized = isAudio ? mediaWords.hasAudioOf({ size }) : mediaWords.hasVideoOf({ size })
  const unsized = isAudio ? mediaWords.hasAudio : mediaWords.hasVideo
  const recording = bytes > 0 ? sized : unsized
  if (sermon.media_type !== type)
    return <p className="notice">{isAudio ? mediaWords.audioRemoved : mediaWords.videoRemoved}</p>
  return (
    <p className="notice">
      {recording}:{' '}
      <a href={address} target="_blank" rel="noopener">
        {mediaWords.openIt[0]}
        <span className="sr-only">{mediaWords.openIt[1]}</span>
        {mediaWords.openIt[2]}
      </a>
      . {mediaWords.stays}
    </p>
  )
}

/** ApiError status for an error that is found before the request. */
const stoppedHere = -1

/** Text fields come before files, because a file's size limit depends on its type. Throws ApiError for an invalid recording. */
function bodyOf(typed: FormData, { type, hasOne }: { type: Type; hasOne: boolean }): FormData {
  const chosen = (name: string) => {
    const value = typed.get(name)
    return value instanceof File && value.size > 0 ? value : undefined
  }
  const link = type === 'video' ? String(typed.get('youtube_link') ?? '').trim() : ''
  const wrong = wrongRecording({ type, file: chosen('file'), link, hasOne })
  if (wrong) throw new ApiError(stoppedHere, '', { file: [wrong] })
  const body = new FormData()
  for (const [name, value] of typed)
    if (typeof value === 'string' && name !== 'youtube_link') body.set(name, value)
  body.set('youtube_link', link)
  for (const name of ['thumbnail', 'file']) {
    const file = chosen(name)
    if (file) body.set(name, file)
  }
  return body
}

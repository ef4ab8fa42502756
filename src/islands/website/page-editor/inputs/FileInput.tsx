import { type ChangeEvent, useContext, useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { ApiError, whyRefused } from '../../../../lib/api/api-error.ts'
import { cancelSays } from '../../../../lib/api/media/uploads/upload.ts'
import { sendPageFile } from '../../../../lib/api/website/page-content.ts'
import { formatBytes } from '../../../../lib/browser/data-cost.ts'
import { StoredFile } from '../../../../lib/contract/website/blocks/field.ts'
import { documentLimit, isRecording } from '../../../../lib/site/page-files.ts'
import { UploadProgress } from '../../../staff/UploadProgress.tsx'
import { useProgress } from '../../../staff/useProgress.ts'
import { useAnnounce } from '../blocks/useAnnounce.tsx'
import { PageContext } from '../page-context.ts'
import { useLatest } from '../useLatest.ts'
import { inputWords } from './messages.ts'

type Props = {
  label: string
  name: string
  /** Only sound and film, which the page plays. */
  recording: boolean
  value: unknown
  change: (value: StoredFile) => void
}

const none: StoredFile = { key: '', name: '', bytes: 0 }
const recordings = 'audio/*,video/*,.mkv'
const documents = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub'

/** A file that visitors download or hear: it is uploaded when it is chosen, and goes on after a lost connection. */
export function FileInput({ label, name, recording, value, change }: Props) {
  const read = StoredFile.safeParse(value)
  const file = read.success ? read.data : none
  const { underway, cancel, status, pick } = useUpload(change)
  return (
    <fieldset className="grid gap-3" id={file.key ? `${name}-file` : name}>
      <legend className="label">{label}</legend>
      {underway ? (
        <UploadProgress underway={underway} cancel={cancel} />
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          <label className="btn">
            {file.key ? inputWords.chooseAnotherFile : inputWords.uploadFile}
            <input
              className="sr-only"
              type="file"
              accept={recording ? recordings : `${documents},${recordings}`}
              aria-describedby={`${name}-status`}
              onChange={(event) => void pick(event)}
            />
          </label>
          {file.key && (
            <button className="btn btn-quiet" type="button" onClick={() => change(none)}>
              {inputWords.removeFile}
            </button>
          )}
        </p>
      )}
      <p className="hint" id={`${name}-status`} role="status">
        {status || (file.key ? `${formatBytes(file.bytes)}` : recording ? soundHint() : fileHint())}
      </p>
      {file.key && (
        <Field
          name={name}
          label={inputWords.labelItsName({ label })}
          hint={isRecording(file.key) ? inputWords.whatItIs : inputWords.nameUnderWhichVisitors}
          required
          maxLength={120}
          value={file.name}
          onChange={({ currentTarget }) => change({ ...file, name: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

const soundHint = () => inputWords.soundOfAtMost
const fileHint = () => inputWords.pdfOrDocumentOf

function useUpload(change: Props['change']) {
  const { id: page } = useContext(PageContext)
  const announce = useAnnounce()
  const latest = useLatest(change)
  const { underway, run, cancel, cancelled } = useProgress()
  const [status, setStatus] = useState('')

  async function send(picked: File): Promise<void> {
    const { key, bytes } = await run((watch) => sendPageFile(page, picked, watch))
    latest.current?.({ key, bytes, name: shortName(picked.name) })
    setStatus(inputWords.formatbytesUploaded({ formatBytes: formatBytes(bytes) }))
    announce(inputWords.fileIsUploaded)
  }

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picked] = currentTarget.files ?? []
    if (!picked) return
    const wrong = wrongFile(picked)
    setStatus(wrong)
    if (wrong) return
    try {
      await send(picked)
    } catch (error) {
      const isSaid = error instanceof ApiError && error.status === cancelSays
      setStatus(cancelled() && !isSaid ? inputWords.uploadWasCancelledNothing : whyRefused(error))
    }
  }

  return { underway, cancel, status, pick }
}

/** Why a file need not be sent; '' when it may be taken. */
function wrongFile({ size, type, name }: File): string {
  if (size === 0) return inputWords.thisFileIsEmpty
  const isPlayed = /^(audio|video)\//.test(type) || isRecording(name)
  return !isPlayed && size > documentLimit ? inputWords.thisFileIsLarger : ''
}

/** The name of the file with its ending, as long as names may be. */
function shortName(name: string): string {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return name.slice(0, name.length - ending.length).slice(0, 120 - ending.length) + ending
}

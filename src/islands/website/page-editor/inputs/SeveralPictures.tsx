import { type ChangeEvent, useContext, useState } from 'react'
import { ApiError, whyRefused } from '../../../../lib/api/api-error.ts'
import { sendPicture } from '../../../../lib/api/website/page-content.ts'
import type { Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { pagePictureLimit } from '../../../../lib/contract/website/page-editing.ts'
import { useAnnounce } from '../blocks/useAnnounce.tsx'
import { PageContext } from '../page-context.ts'
import { useLatest } from '../useLatest.ts'
import { inputWords } from './messages.ts'

type Props = {
  name: string
  /** How many more pictures there can be. */
  room: number
  /** Width by height, as the page shows them. */
  shape: number
  add: (picture: Picture) => void
}

/** Uploads several photographs, one after the other. The middle of each is taken; it can be cut anew afterwards. */
export function SeveralPictures({ name, room, shape, add }: Props) {
  const { id: page } = useContext(PageContext)
  const announce = useAnnounce()
  const latest = useLatest(add)
  const [status, setStatus] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const [busy, setBusy] = useState(false)

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const picked = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const taken = picked.slice(0, room)
    const left = picked.slice(room).map((file) => inputWords.nameThereIsNo({ name: file.name }))
    setRefused(left)
    setBusy(true)
    let sent = 0
    for (const [at, file] of taken.entries()) {
      setStatus(inputWords.uploadingOf({ number: at + 1, most: taken.length }))
      try {
        if (file.size > pagePictureLimit) throw new ApiError(413, inputWords.thisFileIsLarger)
        const { key, width, height } = await sendPicture(page, await cutMiddle(file, shape))
        latest.current?.({ key, width, height, description: '', decoration: false })
        sent += 1
      } catch (error) {
        setRefused((before) => [...before, `${file.name}: ${whyRefused(error)}`])
      }
    }
    setBusy(false)
    const words = inputWords.uploadedOf({ sent, most: picked.length })
    setStatus(sent > 0 ? words : '')
    announce(words)
  }

  return (
    <div className="grid gap-2">
      <label className="btn">
        {inputWords.addSeveralPhotographs}
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          multiple
          aria-describedby={`${name}-several`}
          disabled={busy}
          onChange={(event) => void pick(event)}
        />
      </label>
      <p className="hint" id={`${name}-several`} role="status">
        {status}
      </p>
      {refused.length > 0 && (
        <ul className="notice notice-error">
          {refused.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The largest middle part with a shape; a file that this browser cannot read as it is. */
async function cutMiddle(file: File, shape: number): Promise<File> {
  const { cropPart, decode, largestPart } = await import('../../../../components/picture/crop-picture.ts')
  const image = await decode(file).catch(() => undefined)
  if (!image) return file
  const cut = await cropPart(image, { turns: 0, part: largestPart(image, shape), type: file.type })
  image.close()
  return cut ?? file
}

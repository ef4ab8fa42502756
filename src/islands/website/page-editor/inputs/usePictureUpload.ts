import { type ChangeEvent, type ComponentType, useContext, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { sendPicture } from '../../../../lib/api/website/page-content.ts'
import type { Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { pagePictureLimit, type StoredPictureAnswer } from '../../../../lib/contract/website/page-editing.ts'
import { useAnnounce } from '../blocks/useAnnounce.tsx'
import { PageContext } from '../page-context.ts'
import { kilobytes } from '../publishing/page-weight.ts'
import { useLatest } from '../useLatest.ts'
import { inputWords } from './messages.ts'

/** A picture that is being cut. */
export type Cutting = {
  CropDialog: ComponentType<{
    image: ImageBitmap
    type: string
    shape: number
    use: (cut: File) => void
    close: () => void
  }>
  image: ImageBitmap
  type: string
}

const partMissing = () => inputWords.partOfThisPage

/** Uploads a picture: it is chosen, turned and cut here, so that little is sent. What could not be sent can be sent again. */
export function usePictureUpload(
  key: string,
  change: (stored: Pick<Picture, 'key' | 'width' | 'height'>) => void,
) {
  const { id: page } = useContext(PageContext)
  const announce = useAnnounce()
  const latest = useLatest(change)
  const [cutting, setCutting] = useState<Cutting>()
  const [unsent, setUnsent] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')

  async function send(file: File): Promise<void> {
    setUnsent(undefined)
    setBusy(true)
    setStatus(inputWords.uploading)
    try {
      const stored = await sendPicture(page, file)
      latest.current?.({ key: stored.key, width: stored.width, height: stored.height })
      setStatus(weightOf(stored))
      announce(inputWords.pictureIsUploadedPlease)
    } catch (error) {
      setStatus(whyRefused(error))
      setUnsent(file)
    }
    setBusy(false)
  }

  /** Opens the dialog with a picture; one that this browser cannot read is sent as it is, if it may be. */
  async function open(file: File): Promise<void> {
    setUnsent(undefined)
    if (file.size > pagePictureLimit) return setStatus(inputWords.thisFileIsLarger)
    setStatus('')
    const tools = await Promise.all([
      import('../../../../components/picture/CropDialog.tsx'),
      import('../../../../components/picture/crop-picture.ts'),
    ]).catch(() => undefined)
    if (!tools) return setStatus(partMissing())
    const [{ CropDialog }, { decode }] = tools
    const image = await decode(file).catch(() => undefined)
    if (!image) return send(file)
    setCutting({ CropDialog, image, type: file.type })
  }

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [picked] = currentTarget.files ?? []
    if (!picked) return
    void open(picked)
    // An empty input fires `change` again when the same file is chosen again.
    currentTarget.value = ''
  }

  /** Opens the dialog with the picture that the page has. */
  async function cutAgain(): Promise<void> {
    const answer = await fetch(`/media/${key}`).catch(() => undefined)
    if (!answer?.ok) return setStatus(partMissing())
    await open(new File([await answer.blob()], 'picture', { type: answer.headers.get('content-type') ?? '' }))
  }

  function closeDialog(): void {
    cutting?.image.close()
    setCutting(undefined)
  }

  function use(cut: File): void {
    closeDialog()
    void send(cut)
  }

  return {
    cutting,
    busy,
    status,
    /** Sends what could not be sent. */
    again: unsent && (() => void send(unsent)),
    pick,
    cutAgain: () => void cutAgain(),
    use,
    closeDialog,
  }
}

const weightOf = ({ width, height, bytes, bytes_small }: StoredPictureAnswer): string =>
  inputWords.widthHeightPixelsKilobytes({
    width,
    height,
    kilobytes: kilobytes(bytes_small),
    kilobytes2: kilobytes(bytes),
  })

import { type ChangeEvent, type ComponentType, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { removePoster, sendPoster } from '../../../lib/api/services/event-picture.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { PosterForm } from '../../../lib/contract/services/event-picture.ts'
import { notify } from '../../../stores/toasts.ts'
import { staffWords } from '../messages.ts'

type Props = {
  event: ChurchEvent
  fellowship?: Id | undefined
  changed: (event: ChurchEvent) => void
  close: () => void
}

/** A picture that is being cut. */
type Cutting = {
  bitmap: ImageBitmap
  type: string
  dataAddress: (file: File) => Promise<string>
  CropDialog: ComponentType<{
    image: ImageBitmap
    type: string
    shape: number
    use: (cut: File) => void
    close: () => void
  }>
}

async function loadTools() {
  const [{ CropDialog }, { decode }, { dataAddress }] = await Promise.all([
    import('../../../components/picture/CropDialog.tsx'),
    import('../../../components/picture/crop-picture.ts'),
    import('../../../components/picture/photograph.ts'),
  ])
  return { CropDialog, decode, dataAddress }
}

/** The shape in which lists and the page show a poster; "Any" keeps the whole one. */
const shape = 16 / 9
const largest = 30 * 1024 * 1024

/** Chooses, turns and cuts the poster of an event, and says what it shows. */
export function PosterDialog({ event, fellowship, changed, close }: Props) {
  const place = { fellowship, event: event.id }
  const [image, setImage] = useState<Cutting>()
  const [chosen, setChosen] = useState<File>()
  const [status, setStatus] = useState('')
  const [cutAddress, setCutAddress] = useState('')
  // A chosen file that this browser cannot show has no address.
  const shown = chosen ? cutAddress : event.image
  const edit = useForm({
    shape: PosterForm,
    send: async ({ description }) => {
      changed(await sendPoster(place, description, chosen))
      notify.success(staffWords.posterSaved)
      close()
    },
    refused: whyRefused,
  })
  const { errors, problem, busy } = edit

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    if (file.size > largest) return setStatus(staffWords.tooLarge)
    setStatus('')
    const tools = await loadTools().catch(() => undefined)
    if (!tools) return setStatus(staffWords.partMissing)
    const bitmap = await tools.decode(file).catch(() => undefined)
    if (bitmap) return setImage({ bitmap, type: file.type, ...tools })
    // What this browser cannot read, the server may.
    setCutAddress('')
    setChosen(file)
    setStatus(staffWords.cannotShow({ file: file.name }))
  }

  async function takeCut({ dataAddress }: Cutting, cut: File): Promise<void> {
    closeCrop()
    setCutAddress(await dataAddress(cut))
    setChosen(cut)
  }

  async function remove(): Promise<void> {
    try {
      changed(await removePoster(place))
      notify.success(staffWords.posterRemoved)
      close()
    } catch (error) {
      setStatus(whyRefused(error))
    }
  }

  function closeCrop(): void {
    image?.bitmap.close()
    setImage(undefined)
  }

  return (
    <Dialog title={staffWords.posterOf({ name: event.title })} close={close}>
      <Form of={edit} className="grid gap-4">
        {shown && (
          <img
            className="h-auto max-h-60 max-w-full"
            src={shown}
            alt={event.image_alt || staffWords.poster}
          />
        )}
        <p>
          <label className="btn">
            {chosen || event.image ? staffWords.anotherPicture : staffWords.choosePicture}
            <input
              className="sr-only"
              type="file"
              accept="image/*"
              onChange={(picked) => void pick(picked)}
            />
          </label>
        </p>
        <p className="hint" role="status">
          {status || staffWords.picturesHint}
        </p>
        <Field
          name="description"
          label={staffWords.whatPictureShows}
          hint={staffWords.pictureHint}
          defaultValue={event.image_alt}
          maxLength={300}
          required
        />
        <Problem text={problem || errors['picture']?.[0] || ''} />
        <div className="staff-dialog-acts">
          {event.image && (
            <button className="btn btn-quiet" type="button" onClick={() => void remove()}>
              {staffWords.removePoster}
            </button>
          )}
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          <SubmitButton label={staffWords.savePoster} busyLabel={staffWords.saving} busy={busy} />
        </div>
      </Form>
      {image && (
        <image.CropDialog
          image={image.bitmap}
          type={image.type}
          shape={shape}
          use={(cut) => void takeCut(image, cut)}
          close={closeCrop}
        />
      )}
    </Dialog>
  )
}

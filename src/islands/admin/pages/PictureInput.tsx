import { type ChangeEvent, useContext, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { sendPicture } from '../../../lib/api/page-content.ts'
import { Picture } from '../../../lib/contract/blocks/field.ts'
import { pagePictureLimit } from '../../../lib/contract/page-editing.ts'
import { PageContext } from './page-context.ts'
import { useAnnounce } from './useAnnounce.tsx'

type Props = { label: string; name: string; value: unknown; change: (value: Picture) => void }

const none: Picture = { key: '', description: '', decoration: false, width: 0, height: 0 }

/** A picture with its description, or the word that it needs none. It is uploaded when it is chosen. */
export function PictureInput({ label, name, value, change }: Props) {
  const read = Picture.safeParse(value)
  const picture = read.success ? read.data : none
  const upload = useUpload(picture, change)
  return (
    <fieldset className="grid gap-3">
      <legend className="label">{label}</legend>
      {picture.key && (
        <img
          className="h-auto max-w-60"
          src={`/media/${picture.key}`}
          alt={picture.description || 'The chosen picture'}
          width={picture.width || undefined}
          height={picture.height || undefined}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <label className="btn">
          {picture.key ? 'Choose another picture' : 'Upload a picture'}
          <input
            className="sr-only"
            type="file"
            accept="image/*"
            aria-describedby={`${name}-said`}
            disabled={upload.busy}
            onChange={upload.pick}
          />
        </label>
        {picture.key && (
          <button className="btn btn-quiet" type="button" onClick={() => change(none)}>
            Remove the picture
          </button>
        )}
      </p>
      <p className="hint" id={`${name}-said`} role="status">
        {upload.said || 'A photograph of your telephone, at most 30 MB. We make it small.'}
      </p>
      {picture.key && <Description picture={picture} name={name} change={change} />}
    </fieldset>
  )
}

function useUpload(picture: Picture, change: Props['change']) {
  const page = useContext(PageContext)
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picked] = currentTarget.files ?? []
    if (!picked) return
    if (picked.size > pagePictureLimit) return setSaid('This file is larger than 30 MB.')
    setBusy(true)
    setSaid('Uploading…')
    try {
      const { key, width, height, bytes } = await sendPicture(page, picked)
      change({ ...picture, key, width, height })
      setSaid(`${width} × ${height} pixels, ${Math.ceil(bytes / 1024)} KB`)
      announce('The picture is uploaded. Please say what it shows.')
    } catch (error) {
      setSaid(whyRefused(error))
    }
    setBusy(false)
  }

  return { busy, said, pick: (event: ChangeEvent<HTMLInputElement>) => void pick(event) }
}

type DescriptionProps = { picture: Picture; name: string; change: Props['change'] }

function Description({ picture, name, change }: DescriptionProps) {
  return (
    <>
      <Field
        name={`${name}-description`}
        label="What the picture shows"
        hint="For people who do not see it"
        errors={{}}
        required={!picture.decoration}
        maxLength={300}
        value={picture.description}
        onChange={({ currentTarget }) => change({ ...picture, description: currentTarget.value })}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={picture.decoration}
          onChange={({ currentTarget }) => change({ ...picture, decoration: currentTarget.checked })}
        />
        It is a decoration and needs no description
      </label>
    </>
  )
}

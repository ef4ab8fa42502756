import { type ChangeEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { pictureLimit } from '../../lib/contract/testimony-edit.ts'
import { testimonyTexts } from '../../lib/messages/testimonies.ts'

type Props = { errors: FieldErrors; onPicked: (picture: File | undefined) => void }

/** A picture for a testimony, made small, shown before it is sent, and with a warning when it is too large. */
export function PictureField({ errors, onPicked }: Props) {
  const [preview, setPreview] = useState('')
  const [warning, setWarning] = useState('')
  const latest = useRef<File>(undefined)
  const said = warning || errors.image?.join(' ')

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picked] = currentTarget.files ?? []
    latest.current = picked
    setPreview('')
    setWarning('')
    onPicked(picked)
    if (!picked) return
    const { shrink, dataAddress } = await import('../../components/form/photograph.ts')
    const small = await shrink(picked)
    if (latest.current !== picked) return // another one was picked meanwhile
    onPicked(small)
    if (small.size > pictureLimit) setWarning(testimonyTexts.tooLarge)
    else setPreview(await dataAddress(small))
  }

  return (
    <div className="field">
      <label htmlFor="image">
        Image<span className="optional"> (optional)</span>
      </label>
      <input
        className="input"
        id="image"
        type="file"
        accept="image/*"
        aria-invalid={Boolean(said) || undefined}
        aria-describedby={said ? 'image-error image-hint' : 'image-hint'}
        onChange={pick}
      />
      {preview && (
        <img
          className="artwork w-full object-cover"
          src={preview}
          alt="What you picked"
          onError={() => setPreview('')}
        />
      )}
      <p className="hint" id="image-hint">
        JPEG, PNG or WebP, up to 10 MB. Please ask whoever else is in it.
      </p>
      <p className="error" id="image-error" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

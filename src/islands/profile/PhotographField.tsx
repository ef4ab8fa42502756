import { type ChangeEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../components/form/useForm.ts'

type Props = { errors: FieldErrors; onPicked: (photograph: File | undefined) => void }

/** A photograph from the camera or the gallery, shown before it is sent. */
export function PhotographField({ errors, onPicked }: Props) {
  const [preview, setPreview] = useState('')
  const latest = useRef<File>(undefined)
  const wrong = Boolean(errors.profile_image?.length)

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picked] = currentTarget.files ?? []
    latest.current = picked
    setPreview('')
    onPicked(picked)
    if (!picked) return
    const { shrink, dataAddress } = await import('../../components/form/photograph.ts')
    const small = await shrink(picked)
    if (latest.current !== picked) return // another one was picked meanwhile
    onPicked(small)
    setPreview(await dataAddress(small))
  }

  return (
    <div className="field">
      <label htmlFor="profile_image">
        Profile image<span className="optional"> (optional)</span>
      </label>
      <div className="photograph">
        <span className="avatar photograph-preview">
          {preview && <img src={preview} alt="What you picked" onError={() => setPreview('')} />}
        </span>
        <input
          className="input"
          id="profile_image"
          type="file"
          accept="image/*"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'profile_image-error profile_image-hint' : 'profile_image-hint'}
          onChange={pick}
        />
      </div>
      <p className="hint" id="profile_image-hint">
        A picture of your face helps others to greet you by name. JPEG, PNG or WebP, up to 10 MB.
      </p>
      <p className="error" id="profile_image-error" aria-live="polite">
        {errors.profile_image?.join(' ')}
      </p>
    </div>
  )
}

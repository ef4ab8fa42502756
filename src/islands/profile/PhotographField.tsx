import type { FieldErrors } from '../../components/form/useForm.ts'
import { usePicture } from '../../components/form/usePicture.ts'

type Props = { errors: FieldErrors; onPicked: (photograph: File | undefined) => void }

/** A photograph from the camera or the gallery, shown before it is sent. */
export function PhotographField({ errors, onPicked }: Props) {
  const { preview, field, hide } = usePicture({ onPicked })
  const wrong = Boolean(errors.profile_image?.length)

  return (
    <div className="field">
      <label htmlFor="profile_image">
        Profile image<span className="optional"> (optional)</span>
      </label>
      <div className="photograph">
        <span className="avatar photograph-preview">
          {preview && <img src={preview} alt="What you picked" onError={hide} />}
        </span>
        <input
          className="input"
          id="profile_image"
          type="file"
          accept="image/*"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'profile_image-error profile_image-hint' : 'profile_image-hint'}
          {...field}
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

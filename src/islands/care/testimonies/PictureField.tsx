import { useErrors } from '../../../components/form/errors.ts'
import { formWords } from '../../../components/form/messages.ts'
import { usePicture } from '../../../components/picture/usePicture.ts'
import { pictureLimit } from '../../../lib/contract/care/testimony.ts'
import { testimonyTexts } from '../../../lib/texts/care/testimonies.ts'
import { shareWords } from './messages.ts'

type Props = { onPicked: (picture: File | undefined) => void }

/** A picture for a testimony: resized, with a preview, and with a warning when it is too large. */
export function PictureField({ onPicked }: Props) {
  const { preview, isTooLarge, field, hide } = usePicture({ onPicked, limit: pictureLimit })
  const errors = useErrors()
  const problem = isTooLarge ? testimonyTexts.tooLarge : errors.image?.join(' ')

  return (
    <div className="field">
      <label htmlFor="image">
        {shareWords.image}
        <span className="optional">{formWords.optional}</span>
      </label>
      <input
        className="input"
        id="image"
        type="file"
        accept="image/*"
        aria-invalid={Boolean(problem) || undefined}
        aria-describedby={problem ? 'image-error image-hint' : 'image-hint'}
        {...field}
      />
      {preview && (
        <img className="artwork w-full object-cover" src={preview} alt={shareWords.picked} onError={hide} />
      )}
      <p className="hint" id="image-hint">
        {shareWords.imageHint}
      </p>
      <p className="error" id="image-error" aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

import { Frame, useFieldAttributes } from '../../../components/form/frame.tsx'
import { usePicture } from '../../../components/picture/usePicture.ts'
import { profileWords } from './messages.ts'

type Props = { onPicked: (photograph: File | undefined) => void }

/** A photograph from the camera or the gallery, with a preview. */
export function PhotographField({ onPicked }: Props) {
  const { preview, field, hide } = usePicture({ onPicked })
  const about = {
    name: 'profile_image',
    hint: profileWords.imageHint,
  }

  return (
    <Frame {...about} label={profileWords.image} optional>
      <div className="photograph">
        <span className="avatar photograph-preview">
          {preview && <img src={preview} alt={profileWords.imagePicked} onError={hide} />}
        </span>
        <input className="input" type="file" accept="image/*" {...useFieldAttributes(about)} {...field} />
      </div>
    </Frame>
  )
}

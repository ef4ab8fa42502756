import { Frame, useFieldAttributes } from '../../../components/form/frame.tsx'
import { usePicture } from '../../../components/picture/usePicture.ts'

type Props = { onPicked: (photograph: File | undefined) => void }

/** A photograph from the camera or the gallery, with a preview. */
export function PhotographField({ onPicked }: Props) {
  const { preview, field, hide } = usePicture({ onPicked })
  const about = {
    name: 'profile_image',
    hint: 'A picture of your face helps others to greet you by name. JPEG, PNG or WebP, up to 10 MB.',
  }

  return (
    <Frame {...about} label="Profile image" optional>
      <div className="photograph">
        <span className="avatar photograph-preview">
          {preview && <img src={preview} alt="What you picked" onError={hide} />}
        </span>
        <input className="input" type="file" accept="image/*" {...useFieldAttributes(about)} {...field} />
      </div>
    </Frame>
  )
}

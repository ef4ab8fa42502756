import { type ChangeEvent, type ComponentType, useRef, useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { useHydrated } from '../../../../components/ui/useHydrated.ts'
import { removePhotograph, sendPhotograph } from '../../../../lib/api/accounts/profiles.ts'
import { keepFocus } from '../../../../lib/browser/keep-focus.ts'
import { settingsTexts } from '../../../../lib/texts/accounts/settings.ts'
import { readAccount } from '../../../../stores/member.ts'
import { storeAccount } from '../../../../stores/session-acts.ts'
import { useMember } from '../../../../stores/useMember.ts'
import { useSaving } from '../useSaving.tsx'
import { photographWords } from './messages.ts'

type Cropping = {
  Cropper: ComponentType<{
    image: ImageBitmap
    busy: boolean
    use: (square: File) => void
    cancel: () => void
  }>
  image: ImageBitmap
}

/** The profile photograph: chosen, cropped to a square, uploaded, and shown in the header at once. */
export function PhotographSetting() {
  const awake = useHydrated()
  const member = useMember()
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<Cropping>()
  const [isRemoving, setIsRemoving] = useState(false)
  const { save, refuse, status, busy } = useSaving()
  const address = typeof member?.profile_image === 'string' ? member.profile_image : ''

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picked] = currentTarget.files ?? []
    if (!picked) return
    const opened = await open(picked)
    // An empty input fires `change` again when the same file is picked again.
    if (input.current) input.current.value = ''
    if (typeof opened === 'string') return refuse(opened)
    // Clear the message about the previous file.
    refuse('')
    setCropping(opened)
  }

  function cancel(): void {
    const giveBack = keepFocus(() => input.current)
    setCropping(undefined)
    giveBack()
  }

  async function use(square: File): Promise<void> {
    const saved = await save(async () => {
      storeImage(await sendPhotograph(square))
      return settingsTexts.photographSaved
    })
    if (saved) setCropping(undefined)
  }

  const remove = () =>
    void save(async () => {
      await removePhotograph()
      storeImage('')
      return settingsTexts.photographRemoved
    })

  if (member && !member.profileComplete)
    return (
      <p className="notice">
        {settingsTexts.profileFirst} <a href="/complete-profile">{photographWords.completeProfile}</a>
      </p>
    )
  return (
    <div className="grid gap-4">
      {cropping ? (
        <cropping.Cropper
          image={cropping.image}
          busy={busy}
          use={(square) => void use(square)}
          cancel={cancel}
        />
      ) : (
        <div className="photograph flex-wrap">
          <span className="avatar own-photograph">
            {address && <img src={address} alt={photographWords.now} />}
          </span>
          <div className="flex flex-wrap gap-3">
            <label className="btn">
              {address ? photographWords.chooseAnother : photographWords.choose}
              <input
                className="sr-only"
                ref={input}
                type="file"
                accept="image/*"
                disabled={!awake || busy}
                onChange={pick}
              />
            </label>
            {address && (
              <button
                className="btn btn-quiet"
                type="button"
                disabled={busy}
                onClick={() => setIsRemoving(true)}
              >
                {photographWords.remove}
              </button>
            )}
          </div>
        </div>
      )}
      {status}
      {isRemoving && (
        <Confirm
          title={photographWords.removeTitle}
          act={photographWords.removeIt}
          confirm={remove}
          close={() => setIsRemoving(false)}
        >
          <p>{photographWords.removeExplained}</p>
        </Confirm>
      )}
    </div>
  )
}

/** The decoded picture and the cropper, which loads on demand; or the error: no network, or a format that cannot be decoded. */
async function open(picked: File): Promise<Cropping | string> {
  const [cutter, image] = await Promise.all([
    import('./Cropper.tsx').catch(() => settingsTexts.partMissing),
    createImageBitmap(picked).catch(() => settingsTexts.notAPicture),
  ])
  if (typeof image === 'string') return image
  return typeof cutter === 'string' ? cutter : { ...cutter, image }
}

/** Stores the photograph with the user; the header follows the stored user. */
function storeImage(profile_image: string): void {
  const user = readAccount()
  if (user) storeAccount({ ...user, profile_image })
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { initialsOf, type StoredAccount } from '../../../lib/browser/session-storage.ts'
import { $profileImage } from '../../../stores/session.ts'
import { ownProfileWords } from './messages.ts'

type Props = { user: StoredAccount | undefined; name: string }

/** The photograph, or the initials as in the header. It can be enlarged here, and is changed in the settings. */
export function Photograph({ user, name }: Props) {
  const address = useStore($profileImage, { ssr: () => undefined })
  const [broken, setBroken] = useState('')
  const [enlarged, setEnlarged] = useState(false)

  if (!address || broken === address)
    return (
      <span className="avatar profile-photograph" aria-hidden="true">
        {user && initialsOf(user)}
      </span>
    )
  return (
    <>
      <button
        className="avatar profile-photograph"
        type="button"
        aria-label={ownProfileWords.lookAtPhotograph}
        onClick={() => setEnlarged(true)}
      >
        <img src={address} alt="" onError={() => setBroken(address)} />
      </button>
      {enlarged && (
        <Dialog title={ownProfileWords.photograph} close={() => setEnlarged(false)}>
          {/* The size that the server stores. */}
          <img className="photograph-large" src={address} alt={name} width="256" height="256" />
        </Dialog>
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { initialsOf, type StoredUser } from '../../lib/session-storage.ts'
import { $profileImage } from '../../stores/session.ts'
import { useFetched } from '../shell/useFetched.ts'

type Props = { user: StoredUser | undefined; name: string }

const fetchViewer = async () => (await import('./PhotographDialog.tsx')).PhotographDialog

/** The photograph, or the initials as in the header. It can be enlarged here, and is changed in the settings. */
export function Photograph({ user, name }: Props) {
  const address = useStore($profileImage, { ssr: () => undefined })
  const [broken, setBroken] = useState('')
  const { Fetched: Viewer, show, hide } = useFetched(fetchViewer)

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
        aria-label="Look at your photograph"
        onClick={() => void show()}
      >
        <img src={address} alt="" onError={() => setBroken(address)} />
      </button>
      {Viewer && <Viewer address={address} name={name} close={hide} />}
    </>
  )
}

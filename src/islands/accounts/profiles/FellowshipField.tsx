import { useCallback, useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import { isForeign } from '../../../lib/api/renewal.ts'
import { noFellowship } from '../../../lib/contract/accounts/profile.ts'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { useMember } from '../../../stores/useMember.ts'
import { ownProfileWords, profileWords } from './messages.ts'

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; fellowships: Fellowship[] }

type Props = {
  onReady: (fellowships: readonly Fellowship[]) => void
  /** Whether somebody may leave it open. */
  orNone?: boolean
}

/** One of the church's fellowships, from the server's list (spec 1 §2, Complete Profile). */
export function FellowshipField({ onReady, orNone = false }: Props) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })

  const load = useCallback(async () => {
    setLoaded({ state: 'loading' })
    try {
      setLoaded({ state: 'ready', fellowships: (await listFellowships()).rows })
    } catch (error) {
      console.error(error)
      setLoaded({ state: 'failed' })
    }
  }, [])

  useEffect(() => void load(), [load])
  useEffect(() => {
    if (loaded.state === 'ready') onReady(loaded.fellowships)
  }, [loaded, onReady])

  return (
    <div className="grid gap-2">
      <SelectField
        name="fellowship"
        label={profileWords.fellowship}
        defaultValue=""
        aria-busy={loaded.state === 'loading'}
        required
      >
        <option value="" disabled>
          {loaded.state === 'loading' ? profileWords.loadingFellowships : profileWords.choose}
        </option>
        {loaded.state === 'ready' &&
          loaded.fellowships.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {loaded.state === 'ready' && orNone && !isForeign && (
          <option value={noFellowship}>{profileWords.notSure}</option>
        )}
      </SelectField>
      {loaded.state === 'ready' && loaded.fellowships.length === 0 && <NoneYet orNone={orNone} />}
      {loaded.state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {profileWords.fellowshipsFailed}{' '}
          <button className="btn" type="button" onClick={load}>
            {profileWords.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

/** A new church has no fellowships: its first admin needs a link to the page that adds them. */
function NoneYet({ orNone }: { orNone: boolean }) {
  const member = useMember()
  return (
    <p className="notice">
      {ownProfileWords.noFellowships}{' '}
      {member?.role === 'admin' ? (
        <a href="/super-admin#fellowships">{ownProfileWords.addFirst}</a>
      ) : orNone ? (
        ownProfileWords.notSureOfficeAdds
      ) : (
        ownProfileWords.officeAdds
      )}
    </p>
  )
}

import { type ChangeEvent, useRef, useState } from 'react'
import { Problem } from '../../../components/form/Problem.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { removeLogo, sendLogo } from '../../../lib/api/website/church.ts'
import type { ChurchAnswer } from '../../../lib/contract/website/church.ts'
import { ourChurchWords } from './messages.ts'
import { tellSaved } from './tell-saved.ts'

/** Bytes that the server takes. */
const limit = 5 * 1024 * 1024

type Props = {
  loaded: ChurchAnswer
  changed: (now: ChurchAnswer) => void
  /** Loads the church anew, because somebody else changed it. */
  outdated: () => void
}

/** The logo: uploaded and removed at once, apart from what is typed in the form. */
export function LogoField({ loaded: { church, version }, changed, outdated }: Props) {
  const awake = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [problem, setProblem] = useState('')

  async function save(call: () => Promise<ChurchAnswer>, words: string): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      changed(await call())
      tellSaved({ logo: true }, words)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) outdated()
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [picked] = currentTarget.files ?? []
    if (!picked) return
    if (picked.size > limit) setProblem(ourChurchWords.thisFileIsLarger)
    else void save(() => sendLogo(picked, version), ourChurchWords.logoSaved)
    // An empty input fires `change` again when the same file is picked again.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="grid gap-3">
      {church.logo && (
        <p>
          <img
            className="church-logo"
            src={`/media/${church.logo}`}
            alt={ourChurchWords.logoOfName({ name: church.name })}
          />
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <label className="btn">
          {church.logo ? ourChurchWords.chooseAnotherLogo : ourChurchWords.uploadLogo}
          <input
            className="sr-only"
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            aria-describedby="logo-hint"
            disabled={!awake || busy}
            onChange={pick}
          />
        </label>
        {church.logo && (
          <button className="btn btn-quiet" type="button" disabled={busy} onClick={() => setIsRemoving(true)}>
            {ourChurchWords.removeLogo}
          </button>
        )}
      </p>
      <p className="hint" id="logo-hint">
        {ourChurchWords.pngJpegWebpOr}
      </p>
      <div role="status">
        <Problem text={problem} />
      </div>
      {isRemoving && (
        <Confirm
          title={ourChurchWords.removeLogo2}
          act={ourChurchWords.removeIt}
          confirm={() => void save(() => removeLogo(version), ourChurchWords.logoRemoved)}
          close={() => setIsRemoving(false)}
        >
          <p>{ourChurchWords.symbolOfChurchThen}</p>
        </Confirm>
      )}
    </div>
  )
}

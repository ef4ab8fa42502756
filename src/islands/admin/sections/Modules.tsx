import { changeModules, readModules } from '../../../lib/api/settings/modules.ts'
import { moduleAbout, moduleName } from '../../../lib/modules/module-words.ts'
import { type ModuleId, moduleIds, modules } from '../../../lib/modules/modules.ts'
import { showUnused } from '../../../lib/site/this-church.ts'
import { useAct } from '../../../stores/useAct.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { sectionWords } from './messages.ts'

/** Which parts of the product the church uses (docs/modules.md). A press switches one; what is stored stays. */
export function Modules() {
  const { data: moduleList, isHere, reload, edit } = useOnOpen(useLoaded(readModules))
  const [busy, act] = useAct()
  if (!isHere) return <NotHere />

  async function turn(id: ModuleId, isOn: boolean): Promise<void> {
    if (!moduleList) return
    const off = isOn ? moduleList.off.filter((one) => one !== id) : [...moduleList.off, id]
    const isDone = await act(
      async () => {
        const now = await changeModules({ off }, moduleList.version)
        edit(() => now)
        showUnused(now.off)
      },
      isOn
        ? sectionWords.nameIsOnMenu({ name: moduleName(id) })
        : sectionWords.nameIsOffMenu({ name: moduleName(id) }),
    )
    // Somebody else may have switched something meanwhile.
    if (!isDone) await reload()
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{sectionWords.modules}</h2>
      </div>
      <p className="max-w-prose text-ink-soft">{sectionWords.whatYourChurchDoes}</p>
      {moduleList ? (
        <ul className="grid gap-5">
          {moduleIds.map((id) => (
            <ModuleSwitch
              key={id}
              id={id}
              isOn={!moduleList.off.includes(id)}
              busy={busy}
              turn={(isOn) => void turn(id, isOn)}
            />
          ))}
        </ul>
      ) : (
        <div
          className="skeleton min-h-80"
          role="status"
          aria-busy="true"
          aria-label={sectionWords.loadingModules}
        />
      )}
    </div>
  )
}

type Props = { id: ModuleId; isOn: boolean; busy: boolean; turn: (isOn: boolean) => void }

function ModuleSwitch({ id, isOn, busy, turn }: Props) {
  const { sentence, without } = moduleAbout(id)
  const needed = (modules[id].needs ?? []).map(moduleName).join(', ')
  return (
    <li className="card grid max-w-prose gap-2">
      <label className="choice font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          // A disabled one would lose the focus.
          aria-disabled={busy}
          aria-describedby={`about-${id}`}
          onChange={({ currentTarget: { checked } }) => busy || turn(checked)}
        />
        {moduleName(id)}
      </label>
      <div className="grid gap-1" id={`about-${id}`}>
        <p>{sentence}</p>
        {needed && <p>{sectionWords.itNeedsNeeded({ needed })}</p>}
        <p className="hint">
          {isOn
            ? sectionWords.offTakesAwayWithout({ without })
            : sectionWords.notThereNowWithout({ without })}
        </p>
      </div>
    </li>
  )
}

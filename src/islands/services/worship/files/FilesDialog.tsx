import { type ChangeEvent, useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { ApiError, whyRefused } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { cancelSays } from '../../../../lib/api/media/uploads/upload.ts'
import { sendPlanFile } from '../../../../lib/api/services/plan-files.ts'
import { formatBytes } from '../../../../lib/browser/data-cost.ts'
import { audioLimit } from '../../../../lib/contract/media/recording-limits.ts'
import { removePlanFile } from '../../../../lib/contract/services/calls/plans.ts'
import {
  mostPlanFiles,
  type PlanAnswer,
  type PlanFile,
  type PlanItemAnswer,
} from '../../../../lib/contract/services/plan.ts'
import { documentLimit } from '../../../../lib/site/page-files.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { UploadProgress } from '../../../staff/UploadProgress.tsx'
import { useProgress } from '../../../staff/useProgress.ts'
import { planWords as words } from '../plans/messages.ts'
import { ItemFiles } from './ItemFiles.tsx'

type Props = {
  plan: PlanAnswer
  item: PlanItemAnswer
  show: (plan: PlanAnswer) => void
  outdated: () => void
  close: () => void
}

/** The files of an item: each is stored as soon as it is chosen, and goes on after a lost connection. */
export function FilesDialog({ plan, item, show, outdated, close }: Props) {
  const files = plan.items.find(({ id }) => id === item.id)?.files ?? []
  const [busy, act] = useAct()
  const { underway, run, cancel, cancelled } = useProgress()
  const [state, setState] = useState('')

  async function send(chosen: File): Promise<void> {
    const place = { plan: plan.id, item: item.id, name: shortName(chosen.name) }
    try {
      show(await run((watch) => sendPlanFile(place, chosen, watch)))
      setState(words.fileAdded({ name: place.name, size: formatBytes(chosen.size) }))
    } catch (error) {
      const isSaid = error instanceof ApiError && error.status === cancelSays
      setState(cancelled() && !isSaid ? words.fileCancelled : whyRefused(error))
    }
  }

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    const wrong = wrongFile(chosen)
    setState(wrong)
    if (!wrong) await send(chosen)
    currentTarget.value = ''
  }

  async function remove({ id, name }: PlanFile): Promise<void> {
    const change = async () => show(await call(removePlanFile, { id: plan.id, file: id }))
    if (!(await act(change, words.fileRemoved({ name })))) outdated()
  }

  return (
    <Dialog title={words.filesOf({ name: item.title })} close={close}>
      <div className="grid gap-4">
        {files.length === 0 && <p>{words.noFiles}</p>}
        <ul className="grid gap-3">
          {files.map((file) => (
            <li className="flex flex-wrap items-center gap-2" key={file.id}>
              <ItemFiles plan={plan.id} files={[file]} />
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={words.removeOne({ name: file.name })}
                disabled={busy}
                onClick={() => void remove(file)}
              >
                {words.removeItem}
              </button>
            </li>
          ))}
        </ul>
        {underway ? (
          <UploadProgress underway={underway} cancel={cancel} />
        ) : (
          files.length < mostPlanFiles && (
            <p>
              <label className="btn">
                {words.addFile}
                <input
                  className="sr-only"
                  type="file"
                  accept=".pdf,image/*,.mp3,.m4a"
                  aria-describedby="plan-file-state"
                  onChange={(event) => void pick(event)}
                />
              </label>
            </p>
          )
        )}
        <p className="hint" id="plan-file-state" role="status">
          {state || words.fileHint({ most: mostPlanFiles })}
        </p>
      </div>
    </Dialog>
  )
}

/** Why a file need not be sent; '' when it may be taken. */
function wrongFile({ size, type, name }: File): string {
  if (size === 0) return words.fileEmpty
  const isSound = type.startsWith('audio/') || /\.(mp3|m4a)$/i.test(name)
  const limit = isSound ? audioLimit : documentLimit
  return size > limit
    ? words.fileLarge({ most: Math.round(limit / 1024 / 1024), size: formatBytes(size) })
    : ''
}

/** The name of the file with its ending, as long as names may be. */
function shortName(name: string): string {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return name.slice(0, name.length - ending.length).slice(0, 120 - ending.length) + ending
}

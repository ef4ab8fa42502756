import { useEffect, useRef, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { request } from '../../../../lib/api/call.ts'
import { formatBytes } from '../../../../lib/browser/data-cost.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { readPlanFile } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanFile } from '../../../../lib/contract/services/plan.ts'
import { notify } from '../../../../stores/toasts.ts'
import { livePlanWords as words } from '../live/messages.ts'

type Props = { plan: number; files: readonly PlanFile[] }

/** The files of an item, each with what it is and its size. A press loads one: a PDF is saved, a picture shown, a sound played. */
export const ItemFiles = ({ plan, files }: Props) => (
  <ul className="grid gap-2" aria-label={words.files}>
    {files.map((file) => (
      <li key={file.id}>
        <OneFile plan={plan} file={file} />
      </li>
    ))}
  </ul>
)

function OneFile({ plan, file }: { plan: number; file: PlanFile }) {
  const [address, setAddress] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const bytes = await (await request(readPlanFile, { id: plan, file: file.id }).res()).blob()
      if (file.kind === 'pdf') saveFile(pdfName(file.name), bytes, 'application/pdf')
      else setAddress(URL.createObjectURL(bytes))
    } catch (error) {
      notify.error(whyRefused(error))
    } finally {
      setBusy(false)
    }
  }

  const about = words.fileFacts({ kind: kindName(file.kind), size: formatBytes(file.bytes) })
  if (address && file.kind === 'picture')
    return <img className="h-auto max-w-full rounded" src={address} alt={file.name} />
  if (address) return <Sound name={file.name} address={address} />
  return (
    <button
      className="btn max-w-full"
      type="button"
      disabled={busy}
      aria-busy={busy}
      onClick={() => void open()}
    >
      <span className="min-w-0 break-words">
        {file.name} <span className="text-ink-soft">({about})</span>
      </span>
    </button>
  )
}

/** Plays at once: it was pressed for. */
function Sound({ name, address }: { name: string; address: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const player = new Audio(address)
    player.controls = true
    player.ariaLabel = name
    player.className = 'w-full'
    place.current?.append(player)
    void player.play().catch(() => undefined)
    return () => player.remove()
  }, [name, address])
  return (
    <figure className="grid gap-1">
      <figcaption className="break-words">{name}</figcaption>
      <div ref={place} />
    </figure>
  )
}

const pdfName = (name: string) => (name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`)

function kindName(kind: PlanFile['kind']): string {
  switch (kind) {
    case 'pdf':
      return words.pdf
    case 'picture':
      return words.picture
    case 'sound':
      return words.sound
  }
}

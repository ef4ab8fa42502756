import { useEffect, useState } from 'react'
import { formatBytes } from '../../../lib/browser/data-cost.ts'
import {
  type Unfinished as Begun,
  forgetUnfinished,
  listUnfinished,
} from '../../../lib/browser/unfinished-uploads.ts'
import { notify } from '../../../stores/toasts.ts'
import { mediaWords } from './messages.ts'

type Waiting = Begun & { arrived: number }

/** Unfinished uploads of this device, with the bytes that the server has. Choosing the same file resumes the upload. */
export function Unfinished({ busy }: { busy: boolean }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  useEffect(() => {
    if (!busy) readWaiting().then(setWaiting, console.error)
  }, [busy])

  async function remove({ address }: Waiting): Promise<void> {
    try {
      const { endUpload } = await import('../../../lib/api/media/uploads/tus.ts')
      await endUpload(address)
    } catch (error) {
      console.error(error)
      return notify.error(mediaWords.notRemoved)
    }
    forgetUnfinished(address)
    setWaiting((before) => before.filter((one) => one.address !== address))
  }

  if (busy) return null
  return waiting.map((one) => (
    <div className="notice grid justify-items-start gap-3" key={one.address}>
      <p>
        {mediaWords.arrivedBefore({
          arrived: formatBytes(one.arrived),
          size: formatBytes(one.size),
          name: one.name,
        })}
      </p>
      <button className="btn" type="button" onClick={() => void remove(one)}>
        {mediaWords.removeArrived}
        <span className="sr-only">: {one.name}</span>
      </button>
    </div>
  ))
}

/** The upload code is loaded only if there is an unfinished upload. */
async function readWaiting(): Promise<Waiting[]> {
  const begun = listUnfinished().filter(({ type }) => type !== 'page')
  if (begun.length === 0) return []
  const { readOffset } = await import('../../../lib/api/media/uploads/tus.ts')
  const looked = await Promise.all(
    begun.map(async (one) => {
      const arrived = await readOffset(one.address)
      if (arrived === undefined) forgetUnfinished(one.address)
      return arrived === undefined ? [] : [{ ...one, arrived }]
    }),
  )
  return looked.flat()
}

import { useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { exportOwn } from '../../../lib/api/people/exports.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** Downloads all data that the church stores about the member, as a file. */
export function ExportData() {
  const awake = useHydrated()
  const { save, status, busy } = useSaving()
  const [bytes, setBytes] = useState(0)

  async function download(): Promise<string> {
    setBytes(0)
    const { file, name } = await exportOwn(setBytes)
    hand(file, name)
    return settingsWords.downloaded({ name, size: kilobytes(file.size) })
  }

  return (
    <div className="grid justify-items-start gap-4">
      <button
        className="btn"
        type="button"
        disabled={!awake || busy}
        aria-busy={busy}
        onClick={() => void save(download)}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? settingsWords.fetching({ size: kilobytes(bytes) }) : settingsWords.download}
      </button>
      {status}
    </div>
  )
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} KB`

/** Starts the download of a file. */
function hand(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

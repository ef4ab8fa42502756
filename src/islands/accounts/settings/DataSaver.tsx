import { useStore } from '@nanostores/react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { browserSavesData } from '../../../lib/browser/device/device-settings.ts'
import { $savesData, chooseDataSaver, undefinedOnServer } from '../../../stores/device-settings.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** Loads fewer pictures and prefers audio to video, for users who pay by the megabyte. */
export function DataSaver() {
  const on = useStore($savesData, undefinedOnServer)
  const byBrowser = useHydrated() && browserSavesData()
  const { save, status } = useSaving()

  const choose = (saves: boolean) =>
    void save(async () => {
      if (!chooseDataSaver(saves)) throw new Error('The browser refused to store the choice')
      return saves ? settingsWords.savesData : settingsWords.savesNoData
    })

  return (
    <div className="grid gap-3">
      <label className="choice">
        <input
          type="checkbox"
          disabled={on === undefined}
          checked={on ?? false}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {settingsWords.saveData}
      </label>
      {byBrowser && <p className="hint">{settingsWords.browserAsks}</p>}
      {status}
    </div>
  )
}

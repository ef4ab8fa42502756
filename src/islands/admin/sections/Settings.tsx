import { useEffect } from 'react'
import { readChurchSettings } from '../../../lib/api/church-settings.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useWhole } from '../../staff/useWhole.ts'
import { SettingsForm } from '../church-settings/SettingsForm.tsx'

/** The settings of the church: an extension beside the specification's sections. */
export function Settings() {
  const { found, isHere, reload, change } = useWhole(readChurchSettings)
  useEffect(() => void reload(), [reload])
  return (
    <div className="grid gap-6">
      <div className="staff-head">
        <h2>Settings</h2>
      </div>
      {!isHere && <NotHere />}
      {found ? (
        <SettingsForm loaded={found} changed={change} outdated={() => void reload()} />
      ) : (
        isHere && (
          <div
            className="skeleton min-h-80"
            role="status"
            aria-busy="true"
            aria-label="Loading the settings"
          />
        )
      )}
    </div>
  )
}

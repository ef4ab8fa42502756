import { SettingsMenu } from '../../../components/ui/SettingsMenu.tsx'
import { readChurchSettings } from '../../../lib/api/settings/church-settings.ts'
import { churchSettings } from '../../../lib/workspace/settings.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { SettingsForm } from '../church-settings/SettingsForm.tsx'
import { sectionWords } from './messages.ts'

/** The settings of the church: an extension beside the specification's sections. */
export function Settings() {
  const { data: settings, isHere, reload, edit } = useOnOpen(useLoaded(readChurchSettings))
  return (
    <div className="grid gap-6">
      <div className="staff-head">
        <h2>{sectionWords.settings}</h2>
      </div>
      {!isHere && <NotHere />}
      {settings && (
        <SettingsMenu groups={churchSettings()} addressOf={(id) => `#settings?at=${id}`} isAbove />
      )}
      {settings ? (
        <SettingsForm loaded={settings} changed={(now) => edit(() => now)} outdated={() => void reload()} />
      ) : (
        isHere && (
          <div
            className="skeleton min-h-80"
            role="status"
            aria-busy="true"
            aria-label={sectionWords.loadingSettings}
          />
        )
      )}
    </div>
  )
}

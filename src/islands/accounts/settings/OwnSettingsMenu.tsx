import { SettingsMenu } from '../../../components/ui/SettingsMenu.tsx'
import { isUsed } from '../../../lib/site/this-church.ts'
import { ownSettings, type SettingsGroup } from '../../../lib/workspace/settings.ts'

const groups: readonly SettingsGroup[] = ownSettings

/** The settings of a person that the church uses, in the order of their page. */
export const OwnSettingsMenu = () => (
  <SettingsMenu
    groups={groups.map(({ name, settings }) => ({
      name,
      settings: settings.filter(({ module }) => !module || isUsed(module)),
    }))}
    addressOf={(id) => `#${id}`}
  />
)

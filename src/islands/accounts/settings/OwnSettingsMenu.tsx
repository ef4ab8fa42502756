import { SettingsMenu } from '../../../components/ui/SettingsMenu.tsx'
import { isUsed } from '../../../lib/site/this-church.ts'
import { ownSettings } from '../../../lib/workspace/settings.ts'

/** The settings of a person that the church uses, in the order of their page. */
export const OwnSettingsMenu = () => (
  <SettingsMenu
    groups={ownSettings().map(({ name, settings }) => ({
      name,
      settings: settings.filter(({ module }) => !module || isUsed(module)),
    }))}
    addressOf={(id) => `#${id}`}
  />
)

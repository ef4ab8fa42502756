import { SettingsMenu } from '../../../components/ui/SettingsMenu.tsx'
import { ownSettings } from '../../../lib/workspace/settings.ts'

/** The settings of a person, in the order of their page. */
export const OwnSettingsMenu = () => <SettingsMenu groups={ownSettings} addressOf={(id) => `#${id}`} />

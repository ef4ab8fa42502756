import type { SymbolName } from '../../../components/symbols/symbols.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { dashboardWords } from './messages.ts'

type QuickAction = { href: string; name: () => string; symbol: SymbolName; module?: ModuleId }

/** The five links of spec 1 §2. Their symbols are in the page's HTML (`Sprite`), not in the script. */
export const quickActions: readonly QuickAction[] = [
  {
    href: '/prayer-requests',
    name: () => dashboardWords.askForPrayer,
    symbol: 'nyame-dua',
    module: 'prayers',
  },
  { href: '/testimonies', name: () => dashboardWords.testimonies, symbol: 'sankofa', module: 'testimonies' },
  { href: '/give', name: () => dashboardWords.give, symbol: 'akoma' },
  { href: '/live-stream', name: () => dashboardWords.liveStream, symbol: 'mate-masie', module: 'live' },
  { href: '/service-times', name: () => dashboardWords.serviceTimes, symbol: 'gye-nyame' },
]

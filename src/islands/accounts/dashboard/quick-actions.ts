import type { SymbolName } from '../../../components/symbols/symbols.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'

type QuickAction = { href: string; name: string; symbol: SymbolName; module?: ModuleId }

/** The five links of spec 1 §2. Their symbols are in the page's HTML (`Sprite`), not in the script. */
export const quickActions: readonly QuickAction[] = [
  { href: '/prayer-requests', name: 'Ask for prayer', symbol: 'nyame-dua', module: 'prayers' },
  { href: '/testimonies', name: 'Testimonies', symbol: 'sankofa', module: 'testimonies' },
  { href: '/give', name: 'Give', symbol: 'akoma' },
  { href: '/live-stream', name: 'Live stream', symbol: 'mate-masie', module: 'live' },
  { href: '/service-times', name: 'Service times', symbol: 'gye-nyame' },
]

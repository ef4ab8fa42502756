import type { SymbolName } from '../../../components/symbols/symbols.ts'

type QuickAction = { href: string; name: string; symbol: SymbolName }

/** The five links of spec 1 §2. Their symbols are in the page's HTML (`Sprite`), not in the script. */
export const quickActions: readonly QuickAction[] = [
  { href: '/prayer-requests', name: 'Ask for prayer', symbol: 'nyame-dua' },
  { href: '/testimonies', name: 'Testimonies', symbol: 'sankofa' },
  { href: '/give', name: 'Give', symbol: 'akoma' },
  { href: '/live-stream', name: 'Live stream', symbol: 'mate-masie' },
  { href: '/service-times', name: 'Service times', symbol: 'gye-nyame' },
]

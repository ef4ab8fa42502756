import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Zu admin gbãtɔ' },
  busy: { draft: 'Míele account la wɔm...' },
  title: { draft: 'Admin gbãtɔ' },
  failure: { draft: 'Míete ŋu wɔ account la o. Taflatsɛ, gate kpɔ.' },
  incomplete: { draft: 'Link sia mede o. Taflatsɛ copye blibo tso afi si wodze servera gɔme le.' },
  description: { draft: 'Hame yeye ƒe account gbãtɔ, to link si wɔa dɔ zi ɖeka dzi.' },
  needsScript: { draft: 'Account wɔwɔ' },
  lede: { draft: 'Hame sia nye yeye. Wò account aʋu eƒe ʋɔtruwo katã, eya ta tia eƒe mɔʋunya nyuie.' },
  afterwards: {
    draft:
      'Emegbe nàyɔ kplɔlawo kple media ƒuƒoƒoa le admin ƒe axa dzi, tso hamevi siwo ŋlɔ woƒe ŋkɔwo dome.',
  },
}

import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Kpɔ nye nyatakakawo' },
  correction: { draft: 'Ɖɔ nye nyatakakawo ɖo' },
  erasure: { draft: 'Tutu nye nyatakakawo' },
  membership: { draft: 'Hamevinyenye' },
  photograph: { draft: 'Foto' },
  photographAsks: { draft: 'Nye habɔbɔ ƒe ameawo ate ŋu akpɔ nye foto.' },
  photographGiven: { draft: 'Wò habɔbɔ ƒe ameawo kpɔa wò foto.' },
  photographWithdrawn: { draft: 'Hamea ƒe dɔwɔƒe kple wò habɔbɔ ƒe kplɔla koe kpɔa wò foto.' },
}

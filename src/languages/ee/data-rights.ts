import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Kpɔ nye nyatakakawo' },
  correction: { draft: 'Ɖɔ nye nyatakakawo ɖo' },
  erasure: { draft: 'Tutu nye nyatakakawo' },
  objection: { draft: 'Tsi tre ɖe nye nyatakakawo zazã ŋu' },
  membership: { draft: 'Hamevinyenye' },
  membershipAsks: {
    draft: 'Hamea dzraa nusi megblɔna nɛ tso ŋunye ɖo, be wòanyam abe hamevi ene eye wòakpɔ dzinye.',
  },
  membershipGiven: {
    draft: 'Èlɔ̃ ɖe edzi. Be nàgbugbɔe axɔ la, tu wò account: ekema wotutua wò nyatakakawo le ŋkeke 14 megbe.',
  },
  membershipWithdrawn: { draft: 'Esia manɔmee la, hamea mate ŋu adzra wò account ɖo o.' },
  photograph: { draft: 'Foto' },
  photographAsks: { draft: 'Nye habɔbɔ ƒe ameawo ate ŋu akpɔ nye foto.' },
  photographGiven: { draft: 'Wò habɔbɔ ƒe ameawo kpɔa wò foto.' },
  photographWithdrawn: { draft: 'Hamea ƒe dɔwɔƒe kple wò habɔbɔ ƒe kplɔla koe kpɔa wò foto.' },
}

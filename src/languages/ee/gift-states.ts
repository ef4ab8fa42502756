import type { giftStates as words } from '../../lib/texts/giving/gift-states.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftStates: Translation<typeof words> = {
  unfinished: { draft: 'Mewu enu o' },
  wantsCode: { draft: '{asker} di code' },
  codeCame: { draft: 'Eva wò phone dzi.' },
  checking: { draft: 'Míele code la dzrom' },
  payNext: { draft: 'Xe fe le axa si kplɔe ɖo dzi' },
  onItsWay: { draft: 'Wò nunana la le mɔa dzi' },
  notKnown: { draft: 'Míenya haɖe be eva ɖo hã o.' },
  mayLeave: { draft: 'Àte ŋu ado le axa sia dzi.' },
  approve: { draft: 'Lɔ̃ ɖe edzi le {telephone} dzi' },
}

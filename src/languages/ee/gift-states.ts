import type { giftStates as words } from '../../lib/texts/giving/gift-states.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftStates: Translation<typeof words> = {
  stillCounts: {
    draft: 'Ne ga do le wò kotoku me hã la, míawo ŋutɔ míakpɔe, eye woaxlẽe. Mehiã be nàwɔ naneke o.',
  },
  unfinished: { draft: 'Mewu enu o' },
  wantsCode: { draft: '{asker} di code' },
  codeCame: { draft: 'Eva wò phone dzi.' },
  checking: { draft: 'Míele code la dzrom' },
  payNext: { draft: 'Xe fe le axa si kplɔe ɖo dzi' },
  providersPage: { draft: 'Woxea {sum} le fexexewɔla ƒe axa dzi. Míekpɔa karta ƒe xexlẽdzesi gbeɖe o.' },
  paidAlready: { draft: 'Ne èxee xoxo la, lala le afi sia: receipta vana le eɖokui si.' },
  onItsWay: { draft: 'Wò nunana la le mɔa dzi' },
  notKnown: { draft: 'Míenya haɖe be eva ɖo hã o.' },
  promptEnded: { draft: 'Biabia la wu enu' },
  ifApproved: { draft: 'Ne èda asi ɖe edzi la, receipta vana le miniti ʋɛ aɖewo me.' },
  mayLeave: { draft: 'Àte ŋu ado le axa sia dzi.' },
  approve: { draft: 'Lɔ̃ ɖe edzi le {telephone} dzi' },
  asks: {
    draft: '{asker} le {sum} biam le telefon ma dzi fifia. Ŋlɔ wò PIN le afi ma, menye le afi sia gbeɖe o.',
  },
  threeMinutes: { draft: 'Biabia la nɔa anyi miniti etɔ̃. Àte ŋu ado le axa sia dzi: wò nunana yia edzi.' },
  fiveMinutes: { draft: 'Biabia la nɔa anyi miniti atɔ̃. Àte ŋu ado le axa sia dzi: wò nunana yia edzi.' },
  wait: { draft: 'Taflatsɛ lala, eye mègagana o: ne èzi zi evelia la, akplɔ wò ava afi sia.' },
}

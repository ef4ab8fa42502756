import type { ticketPaymentWords } from '../../islands/services/registrations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ticketPayment: Translation<typeof ticketPaymentWords> = {
  title: { draft: 'Xe fe le Internet dzi' },
  sample: { draft: 'Kpɔɖeŋu koe nye esia: ga aɖeke meʋuna o.' },
  test: { draft: 'Tete kpɔ: ga aɖeke meʋuna o.' },
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  amountHint: { draft: 'Àte ŋu axe akpa aɖe fifia, eye nàxe mamlɛa emegbe.' },
  method: { draft: 'Mɔ si dzi nàto axe fe' },
  telephone: { draft: 'Fon nɔmba si axe fe la' },
  email: { draft: 'E-mail na fexexea' },
  pay: { draft: 'Xe {sum}' },
  payAny: { draft: 'Xe fe' },
  busy: { draft: 'Míele edzi wɔm...' },
  noNetwork: { draft: 'Network meli fifia o. Wò fexexea yia edzi, eye axa sia gabiana.' },
  toPayment: { draft: 'Yi fexexe axa dzi' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Code sia mesɔ o. Taflatsɛ, gate kpɔ.' },
  sendCode: { draft: 'Ɖo code la ɖa' },
  paid: { draft: 'Èxe: {sum}. Wò receipte nye {receipt}.' },
  failed: { draft: 'Fexexea medze edzi o' },
  unfinished: { draft: 'Fexexea mewu enu o' },
  stillCounts: {
    draft: 'Ne ga do le wò wallet me hã la, míawo ŋutɔ míakpɔe, eye woaxlẽe. Mehiã be nàwɔ naneke o.',
  },
  wantsCode: { draft: '{asker} le code biam' },
  codeCame: { draft: 'Eva wò fon dzi.' },
  checking: { draft: 'Míele codea dzi kpɔm' },
  onItsWay: { draft: 'Wò fexexea le mɔa dzi' },
  wait: { draft: 'Taflatsɛ lala vie, eye mègaxe fe o: ne ètee zi evelia la, ahe wò va afi sia.' },
  payNext: { draft: 'Xe fe le axa si kplɔe ɖo dzi' },
  providersPage: {
    draft: 'Woaxe {sum} le fexexewɔla ƒe axa dzi. Míekpɔa karta aɖeke ƒe xexlẽdzesi gbeɖe o.',
  },
  approve: { draft: 'Lɔ̃ ɖe edzi le {telephone} dzi' },
  asks: {
    draft:
      '{asker} le {sum} biam le telefon ma dzi fifia. Ŋlɔ wò PIN le afi ma; megaŋlɔe ɖe afi sia gbeɖe o.',
  },
  promptEnded: { draft: 'Fexexe biabiaa ƒe ɣeyiɣi wu enu' },
  ifApproved: { draft: 'Ne èlɔ̃ ɖe edzi la, woaxe fe ɖe wò ticketawo ta le miniti ʋɛ aɖewo me.' },
}

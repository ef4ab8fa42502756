import type { Translation } from '../../lib/words/translation.ts'
import type { sendingReasons as words } from '../../server/messages/translated/messages.ts'

export const sendingReasons: Translation<typeof words> = {
  noAddress: { draft: 'Address nni hɔ bio.' },
  refused: { draft: 'Onipa yi aka daabi.' },
  noTexts: { draft: 'Asɔre no nsoma SMS seesei.' },
  noWay: { draft: 'Saa kwan no nni hɔ bio.' },
  noWhatsApp: { draft: 'Asɔre no mfa WhatsApp so ntwerɛ seesei.' },
  noTemplate: { draft: 'WhatsApp mpenee nkra yi template so.' },
  lost: { draft: 'Mmuaeɛ no yeraeɛ berɛ a server no gyaeeɛ.' },
  stopped: { draft: 'Wɔasiw nkra no kwan.' },
  taken: { draft: 'WhatsApp agye.' },
  onTelephone: { draft: 'Aduru fon no so.' },
  readThere: { draft: 'Wɔakenkan wɔ WhatsApp.' },
  afterAll: { draft: 'Afa WhatsApp so aduru.' },
  tooLate: { draft: 'Na berɛ no atwam.' },
  takenBack: { draft: 'Onipa yi asan n’akyi.' },
  switchedOff: { draft: 'Wɔadum no.' },
  unused: { draft: 'Asɔre no mfa yei nni dwuma bio.' },
  moved: { draft: 'Wɔasesa berɛ no anaa wɔapopa.' },
  readUnderOwn: { draft: 'Wɔakenkan wɔ Me nkra mu.' },
}

import type { repeatWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatGift: Translation<typeof repeatWords> = {
  begin: { draft: 'Ha nikeenii nɛɛ aba ekoŋŋ' },
  reminded: { draft: 'Wɔbaakai bo. Obaanyɛ otsi be fɛɛ be yɛ <a>Minikeenii</a> shishi.' },
  remindedByMail: { draft: 'Wɔbaakai bo yɛ e-mail nɔ. Obaanyɛ otsi be fɛɛ be yɛ <a>Minikeenii</a> shishi.' },
  charged: {
    draft:
      'Abaajie shika kɛjɛ okaadi lɛ nɔ nyɔŋ fɛɛ nyɔŋ. Obaanyɛ otsi be fɛɛ be yɛ <a>Minikeenii</a> shishi.',
  },
  remind: { draft: 'Kaimɔ mi' },
  saving: { draft: 'Eeto...' },
  orCharge: { draft: 'Loo jie shika kɛjɛ mikaadi lɛ nɔ' },
  agreed: { draft: 'Asafo lɛ baanyɛ ejie {sum} kɛjɛ kaadi nɛɛ nɔ nyɔŋ fɛɛ nyɔŋ, kɛyashi matsi.' },
  charge: { draft: 'Jie shika kɛjɛ mikaadi lɛ nɔ nyɔŋ fɛɛ nyɔŋ' },
}

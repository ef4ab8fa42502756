import type { repeatWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatGift: Translation<typeof repeatWords> = {
  begin: { draft: 'Ma yei nsan mma berɛ biara' },
  reminded: { draft: 'Yɛbɛkae wo. Wobɛtumi agyae no berɛ biara wɔ <a>M’ayɛyɛdeɛ</a> ase.' },
  remindedByMail: { draft: 'Yɛde e-mail bɛkae wo. Wobɛtumi agyae no berɛ biara wɔ <a>M’ayɛyɛdeɛ</a> ase.' },
  charged: {
    draft: 'Bosome biara yɛbɛgye afiri wo card no so. Wobɛtumi agyae no berɛ biara wɔ <a>M’ayɛyɛdeɛ</a> ase.',
  },
  remind: { draft: 'Kae me' },
  saving: { draft: 'Yɛresie...' },
  orCharge: { draft: 'Anaa gye firi me card no so' },
  agreed: { draft: 'Asɔre no bɛtumi agye {sum} afiri card yi so bosome biara, kɔsi sɛ mɛgyae.' },
  charge: { draft: 'Gye firi me card no so bosome biara' },
}

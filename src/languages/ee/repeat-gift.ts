import type { repeatWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatGift: Translation<typeof repeatWords> = {
  begin: { draft: 'Na nunana sia nagbugbɔ' },
  reminded: { draft: 'Míaɖo ŋku edzi na wò. Àte ŋu adzudzɔe ɣesiaɣi le <a>Nye nunanawo</a> te.' },
  remindedByMail: {
    draft: 'Míaɖo ŋku edzi na wò to e-mail dzi. Àte ŋu adzudzɔe ɣesiaɣi le <a>Nye nunanawo</a> te.',
  },
  charged: {
    draft: 'Woaɖe ga tso wò karta dzi ɣleti ɖe sia ɖe. Àte ŋu adzudzɔe ɣesiaɣi le <a>Nye nunanawo</a> te.',
  },
  remind: { draft: 'Ɖo ŋku edzi nam' },
  saving: { draft: 'Míele edzram ɖo...' },
  orCharge: { draft: 'Alo ɖe ga tso nye karta dzi' },
  agreed: { draft: 'Hamea ate ŋu aɖe {sum} tso karta sia dzi ɣleti ɖe sia ɖe, va se ɖe esime madzudzɔe.' },
  charge: { draft: 'Ɖe ga tso nye karta dzi ɣleti ɖe sia ɖe' },
}

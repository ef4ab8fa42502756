import type { myPledgeWords } from '../../islands/giving/books/pledges/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPledges: Translation<typeof myPledgeWords> = {
  title: { draft: 'Nye adzɔgbeɖeɖewo' },
  pledgeFor: { draft: 'Ɖe adzɔgbe na {title}' },
  open: { draft: ' Esusɔ {sum}.' },
  pay: { draft: 'Xe fe fifia' },
  change: { draft: 'Trɔe' },
  stopReminders: { draft: 'Tɔ te ŋkuɖodziwo' },
  saved: { draft: 'Akpe! Wodzra wò adzɔgbeɖeɖea ɖo' },
  yourPledge: { draft: 'Wò adzɔgbeɖeɖe na {title}' },
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  remindMe: { draft: 'Ɖo ŋku edzi nam' },
  onceAMonth: { draft: 'Zi ɖeka le ɣleti ɖe sia ɖe me' },
  never: { draft: 'Ao' },
}

import type { giftStates as words } from '../../lib/texts/giving/gift-states.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftStates: Translation<typeof words> = {
  stillCounts: {
    draft: 'Sɛ sika no afiri wo wallet mu nanso a, yɛn ara yɛbɛhunu, na ɛkan. Ɛho nhia sɛ woyɛ hwee.',
  },
  unfinished: { draft: 'Wɔanwie' },
  wantsCode: { draft: '{asker} hia code' },
  codeCame: { draft: 'Aba wo phone so.' },
  checking: { draft: 'Yɛrehwɛ code no mu' },
  payNext: { draft: 'Tua wɔ kratafa a ɛdi soɔ no so' },
  providersPage: { draft: 'Wotua {sum} wɔ sikakorabea no kratafa so. Yɛnhu card nɔma biara da.' },
  paidAlready: { draft: 'Sɛ woatua dada a, twɛn wɔ ha: receipt no bɛba ankasa.' },
  onItsWay: { draft: 'W’ayɛyɛdeɛ no wɔ kwan so' },
  notKnown: { draft: 'Yɛnnim sɛ aduru anaa.' },
  promptEnded: { draft: 'Berɛ a wɔde maa wo sɛ wopene so no atwam' },
  ifApproved: { draft: 'Sɛ woapene so a, receipt no bɛba simma kakra mu.' },
  mayLeave: { draft: 'Wobɛtumi afiri kratafa yi so.' },
  approve: { draft: 'Pene so wɔ {telephone} so' },
  asks: { draft: '{asker} rebisa {sum} wɔ phone no so seesei. Twerɛ wo PIN wɔ hɔ, ntwerɛ no wɔ ha da.' },
  threeMinutes: {
    draft: 'Wowɔ simma mmiɛnsa na wode apene so. Wobɛtumi afiri kratafa yi so: w’ayɛyɛdeɛ no kɔ so.',
  },
  fiveMinutes: {
    draft: 'Wowɔ simma nnum na wode apene so. Wobɛtumi afiri kratafa yi so: w’ayɛyɛdeɛ no kɔ so.',
  },
  wait: { draft: 'Yɛsrɛ wo, twɛn, na mma bio: sɛ womia so bio a, ɛde wo bɛba ha.' },
}

import type { directoryPartWords } from '../../islands/people/persons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryPart: Translation<typeof directoryPartWords> = {
  title: { draft: 'Directory' },
  notLoaded: { draft: 'Míete ŋu kpɔe be wole directory me alo womele eme o.' },
  name: { draft: 'Ŋkɔ' },
  telephone: { draft: 'Telefon' },
  birthday: { draft: 'Dzigbezã, ƒe la mele eme o' },
  address: { draft: 'Adrɛs' },
  isIn: { draft: 'Ele directory me: {shown}. {agreed} ({day})' },
  isOut: {
    draft: 'Mele directory me o. Ame si si account mele o la, ne elɔ̃ ɖe edzi hafi wofianɛ le afi ma.',
  },
  add: { draft: 'Fiae le directory me' },
  change: { draft: 'Trɔ nusi wofiana' },
  remove: { draft: 'Ɖee le directory me' },
  removed: { draft: 'Woɖee le directory me' },
  addTitle: { draft: 'Fia {name} le directory me' },
  hint: {
    draft: 'Hameviwo katã kpɔa ŋkɔa, kple nusiwo wode dzesii le afi sia. De dzesi nusiwo dzi wolɔ̃ ɖo ko.',
  },
  agreed: { draft: 'Alesi wolɔ̃ ɖe edzi' },
  agreedHint: { draft: 'Abe “Egblɔe na secretary la le 2 adeɛmekpɔxe” ene' },
  save: { draft: 'Dzrae ɖo' },
  saving: { draft: 'Ele dzadzram ɖo...' },
  added: { draft: 'Wofiae le directory me' },
}

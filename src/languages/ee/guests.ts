import type { guestWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const guests: Translation<typeof guestWords> = {
  title: { draft: 'Ŋkɔŋɔŋlɔwo na {name}' },
  remove: { draft: 'Ɖee ɖa' },
  removeQuestion: { draft: 'Àɖe {name} ɖa?' },
  removeAct: { draft: 'Ɖe ŋkɔŋɔŋlɔa ɖa' },
  removeExplained: {
    draft: 'Teƒea yia ame si kplɔe ɖo le lalaƒea si. Womegblɔnɛ na {name} o: taflatsɛ ƒo nu kplii.',
  },
  notRemoved: { draft: 'Womeɖe ŋkɔŋɔŋlɔa ɖa o' },
  removed: { draft: 'Woɖe ŋkɔŋɔŋlɔa ɖa' },
  noTelephone: { draft: 'Womefia telefon o' },
  nobody: { draft: 'Ame aɖeke meŋlɔ eƒe ŋkɔ haɖe o' },
  noLimit: { draft: '{taken} ŋlɔ woƒe ŋkɔ, seɖoƒe meli o' },
  noLimitWaiting: { draft: '{taken} ŋlɔ woƒe ŋkɔ, seɖoƒe meli o, {waiting} le lalam' },
  taken: { draft: 'woxɔ teƒe {taken} le {places} me' },
  takenWaiting: { draft: 'woxɔ teƒe {taken} le {places} me, {waiting} le lalam' },
  nobodyLoses: { draft: '{state}. Ame si si teƒe le la mebunɛ o.' },
  name: { draft: 'Ŋkɔ' },
  telephone: { draft: 'Telefon' },
  signedUp: { draft: 'Eŋlɔ eƒe ŋkɔ' },
  place: { draft: 'Teƒe' },
}

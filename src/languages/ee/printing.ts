import type { printingWords } from '../../islands/people/printing/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const printing: Translation<typeof printingWords> = {
  title: { draft: 'Print' },
  directory: { draft: 'Directory' },
  directoryText: {
    draft:
      'Ƒome siwo lɔ̃ be woanɔ directory me, kple nusi ɖe sia ɖe fiana hameviwo katã, eye bubu aɖeke mele eme o.',
  },
  inDirectory: { draft: { one: 'Ame {count} le eme.', other: 'Ame {count} le eme.' } },
  nobodyYet: {
    draft:
      'Ame aɖeke mele eme haɖe o. Hameviwo lɔ̃na le Ɖoɖowo, Adzamenyawo te, kple “Tsɔ nye ŋkɔ de hamea ƒe directory me”.',
  },
  notCounted: { draft: 'Womete ŋu xlẽ directory o.' },
  textSize: { draft: 'Nyawo ƒe lolome' },
  small: { draft: 'Sue' },
  large: { draft: 'Gã' },
  pictures: { draft: 'Kple ame siwo lɔ̃ ɖe edzi ƒe fotowo' },
  downloadDirectory: { draft: 'Ɖe directory de wò fon dzi' },
  birthdays: { draft: 'Dzigbezãwo' },
  birthdaysText: { draft: 'Ŋkeke kple ɣleti, ƒe menɔa eme gbeɖe o.' },
  whose: { draft: 'Ame kawo ƒe dzigbezãwo' },
  shown: { draft: 'Ame siwo fiaa wo tɔ hameviwo katã' },
  office: { draft: 'Ame sia ame si nèkpɔna, na dɔwɔƒea' },
  month: { draft: 'Ɣleti' },
  wholeYear: { draft: 'Ƒe blibo' },
  downloadBirthdays: { draft: 'Ɖe dzigbezãwo de wò fon dzi' },
  labels: { draft: 'Label na envelopwo' },
  labelsText: {
    draft: 'Ame sia ame si si adrɛs le ƒe ŋkɔ kple adrɛs, le A4 agbalẽwo dzi. Print wo le 100 %.',
  },
  people: { draft: 'Amewo' },
  everybody: { draft: 'Ame sia ame si nèkpɔna' },
  sheet: { draft: 'Agbalẽ' },
  sheet3x8: { draft: '3 × 8 label, 70 × 37 mm' },
  sheet2x7: { draft: '2 × 7 label, 99 × 38 mm' },
  sheet3x7: { draft: '3 × 7 label, 64 × 38 mm' },
  skip: { draft: 'Label siwo le agbalẽ gbãtɔ dzi siwo wozã xoxo' },
  together: { draft: 'Label ɖeka na aƒe ɖe sia ɖe' },
  downloadLabels: { draft: 'Ɖe labelawo de wò fon dzi' },
  listsNotLoaded: { draft: 'Wò ŋkɔawo meʋu o.' },
  saved: { draft: 'Woɖee' },
}

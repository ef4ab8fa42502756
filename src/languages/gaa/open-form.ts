import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Hetoo' },
  notOpen: { draft: 'Form nɛɛ heee hetoo bianɛ.' },
  opens: { draft: 'Ebaagbele yɛ {day}.' },
  closes: { draft: 'Kɛyashi {day}.' },
  placesLeft: { draft: { one: 'He {count} eshwɛ.', other: 'Hei {count} eshwɛ.' } },
  waits: { draft: 'Hei lɛ fɛɛ eyi obɔ. Mɔ ni haa hetoo bianɛ lɛ baamɛ he.' },
  full: { draft: 'Hei lɛ fɛɛ eyi obɔ.' },
  nameless: { draft: 'Gbɛi bɛ mli: akɛ nɔ ni tsɔɔ mɔ ni oji loo be ni oha hetoo lɛ etooo.' },
  specialRead: { draft: 'Mɛi ni atsɛ amɛgbɛii pɛ kaneɔ.' },
  whoReads: { draft: '<a>Nɔ ni asafo lɛ kɛtoɔ, kɛ nɔ hewɔ</a>' },
  yes: { draft: 'Hɛɛ' },
  oneALine: { draft: 'Gbɛi kome yɛ line fɛɛ line nɔ.' },
  otherNames: { draft: 'Gbɛii krokomɛi' },
  photographSent: { draft: 'Akɛfata he: {name}' },
  sendingPhotograph: { draft: 'Wɔkɛ mfoniri lɛ miimaje…' },
  sendingFile: { draft: 'Wɔmiimaje fail lɛ…' },
  photographLimit: { draft: 'Ekateke MB {most}.' },
  fileLimit: { draft: 'Foto loo PDF ni feko MB {most}.' },
  leaveEmpty: { draft: 'Shi biɛ yaka' },
  progress: { draft: 'Wɔkɛ ohetoo lɛ miimaje…' },
  submit: { draft: 'Kɛ hetoo lɛ amaje' },
  taken: { draft: 'Oyiwaladɔŋŋ. Wɔnine eshɛ ohetoo lɛ nɔ.' },
  onList: { draft: 'Oomɛ he. Kɛ he gbele lɛ, wɔbaaŋma bo.' },
  another: { draft: 'Ŋma ekroko' },
}

import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Mmuaeɛ' },
  notOpen: { draft: 'Form yi nnye mmuaeɛ seesei.' },
  opens: { draft: 'Ɛbɛbue {day}.' },
  closes: { draft: 'Kɔsi {day}.' },
  placesLeft: { draft: { one: 'Aka baabi {count}.', other: 'Aka mmaabi {count}.' } },
  waits: { draft: 'Mmaabi nyinaa ayɛ ma. Deɛ ɔbua seesei no bɛtwɛn baabi.' },
  full: { draft: 'Mmaabi nyinaa ayɛ ma.' },
  nameless: { draft: 'Din nni mu: yɛnsie deɛ ɛkyerɛ onipa ko a woyɛ anaa berɛ a wobuaeɛ.' },
  specialRead: { draft: 'Nnipa a wɔabobɔ wɔn din nko ara na wɔkenkan.' },
  whoReads: { draft: '<a>Deɛ asɔre no sie, ne deɛ enti a</a>' },
  yes: { draft: 'Aane' },
  oneALine: { draft: 'Din baako wɔ line biara so.' },
  otherNames: { draft: 'Din foforɔ' },
  photographSent: { draft: 'Wɔde aka ho: {name}' },
  sendingPhotograph: { draft: 'Yɛresoma mfonini no…' },
  sendingFile: { draft: 'Yɛresoma fail no…' },
  photographLimit: { draft: 'Ɛmmoro MB {most}.' },
  fileLimit: { draft: 'Mfonini anaa PDF a ɛnsen MB {most}.' },
  leaveEmpty: { draft: 'Gyae ha kwa' },
  progress: { draft: 'Yɛresoma wo mmuaeɛ…' },
  submit: { draft: 'Soma mmuaeɛ no' },
  taken: { draft: 'Yɛda wo ase. Yɛanya wo mmuaeɛ.' },
  onList: { draft: 'Woretwɛn baabi. Sɛ baabi da hɔ a, yɛbɛtwerɛ wo.' },
  another: { draft: 'Hyɛ foforɔ ma' },
}

import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Mmuae' },
  notOpen: { draft: 'Wonnye mmuae wɔ saa krataa yi so seesei.' },
  opens: { draft: 'Ɛbebue {day}.' },
  closes: { draft: 'Kɔsi {day}.' },
  placesLeft: { draft: { one: 'Aka baabi {count}.', other: 'Aka mmaabi {count}.' } },
  waits: { draft: 'Mmaabi nyinaa ayɛ ma. Nea obua seesei bɛtwɛn.' },
  full: { draft: 'Mmaabi nyinaa ayɛ ma.' },
  nameless: { draft: 'Din nni mu: yɛnkora onii ko a woyɛ anaa bere a wobuae.' },
  specialRead: { draft: 'Nnipa a wɔabobɔ wɔn din nkutoo na wɔkan.' },
  whoReads: { draft: '<a>Nea asɔre no kora, ne nea enti</a>' },
  yes: { draft: 'Aane' },
  oneALine: { draft: 'Din baako wɔ nsensanee biara so.' },
  otherNames: { draft: 'Edin foforo' },
  photographSent: { draft: 'Yɛanya: {name}' },
  sendingPhotograph: { draft: 'Mfonini no rekɔ…' },
  sendingFile: { draft: 'Fael no rekɔ…' },
  photographLimit: { draft: 'Ɛnnsen MB {most}.' },
  fileLimit: { draft: 'Mfonini anaa PDF a ɛnsen MB {most}.' },
  leaveEmpty: { draft: 'Nkyerɛw hwee wɔ ha' },
  progress: { draft: 'Wo mmuae rekɔ…' },
  submit: { draft: 'Fa mmuae no kɔ' },
  taken: { draft: 'Yɛda wo ase. Yɛanya wo mmuae.' },
  onList: { draft: 'Woka wɔn a wɔretwɛn ho. Sɛ baabi da hɔ a, yɛbɛkyerɛw wo.' },
  another: { draft: 'Hyɛ foforo ma' },
}

import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Ŋuɖoɖo' },
  notOpen: { draft: 'Form sia mexɔa ŋuɖoɖo fifia o.' },
  opens: { draft: 'Aʋu le {day}.' },
  closes: { draft: 'Va ɖo {day}.' },
  placesLeft: { draft: { one: 'Teƒe {count} susɔ.', other: 'Teƒe {count} susɔ.' } },
  waits: { draft: 'Teƒewo katã yɔ. Ame si ɖo eŋu fifia la alala teƒe.' },
  full: { draft: 'Teƒewo katã yɔ.' },
  nameless: { draft: 'Ŋkɔ manɔmee: womedzraa naneke ɖo tso ame si nènye alo ɣeyiɣi si nèɖo eŋu o.' },
  specialRead: { draft: 'Ame siwo ƒe ŋkɔ woyɔ koe xlẽnɛ.' },
  whoReads: { draft: '<a>Nusi hamea dzrana ɖo, kple nusi ta</a>' },
  yes: { draft: 'Ɛ̃' },
  oneALine: { draft: 'Ŋkɔ ɖeka le fli ɖesiaɖe dzi.' },
  otherNames: { draft: 'Ŋkɔ bubuwo' },
  photographSent: { draft: 'Wotsɔe kpee: {name}' },
  sendingPhotograph: { draft: 'Ele fotoa ɖom ɖa…' },
  sendingFile: { draft: 'Míele faila ɖom ɖa…' },
  photographLimit: { draft: 'Megawu MB {most} o.' },
  fileLimit: { draft: 'Foto alo PDF si mewu MB {most} o.' },
  leaveEmpty: { draft: 'Gblẽ esia ƒuƒlu' },
  progress: { draft: 'Ele wò ŋuɖoɖoa ɖom ɖa…' },
  submit: { draft: 'Ɖo ŋuɖoɖoa ɖa' },
  taken: { draft: 'Akpe. Míexɔ wò ŋuɖoɖoa.' },
  onList: { draft: 'Èle teƒe lalam. Ne teƒe ʋu la, míaŋlɔ na wò.' },
  another: { draft: 'Yɔ bubu' },
}

import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Ŋuɖoɖo' },
  notOpen: { draft: 'Womele ŋuɖoɖowo xɔm fifia o.' },
  opens: { draft: 'Aʋu le {day}.' },
  closes: { draft: 'Va ɖo {day}.' },
  full: { draft: 'Teƒewo katã yɔ.' },
  yes: { draft: 'Ẽ' },
  oneALine: { draft: 'Ŋkɔ ɖeka le fli ɖesiaɖe dzi.' },
  otherNames: { draft: 'Ŋkɔ bubuwo' },
  sendingFile: { draft: 'Wole faila ɖom ɖa…' },
  photographLimit: { draft: 'Megawu MB {most} o.' },
  fileLimit: { draft: 'Foto alo PDF si mewu MB {most} o.' },
  leaveEmpty: { draft: 'Megaŋlɔ naneke ɖe afisia o' },
  progress: { draft: 'Wole wò ŋuɖoɖoa ɖom ɖa…' },
  submit: { draft: 'Ɖo ŋuɖoɖoa ɖa' },
  taken: { draft: 'Akpe. Míexɔ wò ŋuɖoɖoa.' },
  another: { draft: 'Yɔ bubu' },
}

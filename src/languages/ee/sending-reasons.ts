import type { Translation } from '../../lib/words/translation.ts'
import type { sendingReasons as words } from '../../server/messages/translated/messages.ts'

export const sendingReasons: Translation<typeof words> = {
  noAddress: { draft: 'Adrɛs megali o.' },
  refused: { draft: 'Ame sia gbe.' },
  noTexts: { draft: 'Hamea meɖoa SMS ɖa fifia o.' },
  noWay: { draft: 'Mɔ ma megali o.' },
  noWhatsApp: { draft: 'Hamea meŋlɔa nu to WhatsApp dzi fifia o.' },
  noTemplate: { draft: 'WhatsApp meda asi ɖe gbedasi sia ƒe template dzi o.' },
  lost: { draft: 'Ŋuɖoɖoa bu esi server la tɔ te.' },
  stopped: { draft: 'Wotɔ te gbedasia.' },
  taken: { draft: 'WhatsApp xɔe.' },
  onTelephone: { draft: 'Eɖo telefona dzi.' },
  readThere: { draft: 'Woxlẽe le WhatsApp dzi.' },
  afterAll: { draft: 'Mlɔeba la eva to WhatsApp dzi.' },
  tooLate: { draft: 'Ɣeyiɣi va yi.' },
  takenBack: { draft: 'Ame sia gbugbɔe xɔ.' },
  switchedOff: { draft: 'Wotsii.' },
  unused: { draft: 'Hamea megazãnɛ o.' },
  moved: { draft: 'Wotrɔ ɣeyiɣia alo wotutui.' },
  readUnderOwn: { draft: 'Woxlẽe le Nye gbedasiwo te.' },
}

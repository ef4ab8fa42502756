import type { laterTexts as words } from '../../lib/texts/messages/later.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const laterTexts: Translation<typeof words> = {
  offline: { draft: 'Network meli o. Nusi nèŋlɔ la le dzadzraɖo le afi sia.' },
  unanswered: { draft: 'Network mele eŋu ɖom o. Nusi nèŋlɔ la le dzadzraɖo le afi sia.' },
  waiting: { draft: 'Eyina le eɖokui si ne network gbɔ ko. Àte ŋu atu axa sia.' },
  waitingHere: { draft: 'Eyina le eɖokui si ne network gbɔ ko. Taflatsɛ na axa sia nanɔ ʋuʋu.' },
  back: { draft: 'Esia meyi haɖe o. Nusi nèŋlɔ la le dzadzraɖo le afi sia.' },
  accept: { draft: 'Ɖoe ɖa ne network gbɔ' },
  withdraw: { draft: 'Megaɖoe ɖa le eɖokui si o' },
  another: { draft: 'Ŋlɔ bubu' },
  now: { draft: 'Ɖoe ɖa fifia' },
  left: { draft: 'Nusi nèŋlɔ le “{page}” dzi meyi haɖe o. Ele dzadzraɖo le afi ma.' },
}

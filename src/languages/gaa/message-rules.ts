import type { messageRules as words } from '../../lib/texts/messages/message-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const messageRules: Translation<typeof words> = {
  chooseTemplate: { draft: 'Ofainɛ, halamɔ template' },
  enterText: { draft: 'Ofainɛ, ŋmaa sane lɛ' },
  giveSubject: { draft: 'Ofainɛ ŋma yitso' },
  writeMessage: { draft: 'Ofainɛ, ŋmaa shɛɛ sane lɛ' },
  nameWhatYouDo: { draft: 'Ofainɛ, tsɛ nɔ ni osumɔɔɔ lɛ gbɛi' },
  linkIncomplete: { draft: 'Link nɛɛ eyeko emuu' },
  chooseWhatStop: { draft: 'Ofainɛ, halamɔ nɔ ni aŋmɛ he' },
  chooseWhom: { draft: 'Ofainɛ, halamɔ mɔ ni eyaa eŋɔɔ' },
  chooseWhatAbout: { draft: 'Ofainɛ, halamɔ nɔ ni ekɔɔ he' },
  chooseHowGoes: { draft: 'Ofainɛ, halamɔ gbɛ ni ebaatsɔ nɔ' },
  writeWordsEachVariable: { draft: 'Ofainɛ, ŋmaa variable fɛɛ variable wiemɔi' },
  templateTooManyVariables: { draft: 'Variables fa tsɔ yɛ template nɛɛ mli' },
  giveDateTime: { draft: 'Ofainɛ, ŋmaa gbi kɛ be' },
  sayHowOftenShared: { draft: 'Ofainɛ, kɛɛmɔ shii enyiɛ akɛtsɔ nɔ momo' },
}

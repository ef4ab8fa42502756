import type { messageRules as words } from '../../lib/texts/messages/message-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const messageRules: Translation<typeof words> = {
  chooseTemplate: { draft: 'Taflatse, tia template' },
  enterText: { draft: 'Taflatsɛ ŋlɔ nyaa' },
  giveSubject: { draft: 'Taflatsɛ ŋlɔ tanya' },
  writeMessage: { draft: 'Taflatsɛ ŋlɔ gbedasia' },
  nameWhatYouDo: { draft: 'Taflatsɛ yɔ nusi mèdi o' },
  linkIncomplete: { draft: 'Link sia mede blibo o' },
  chooseWhatStop: { draft: 'Taflatsɛ tia nusi nàtɔ te' },
  chooseWhom: { draft: 'Taflatsɛ tia ame si wòayi na' },
  chooseWhatAbout: { draft: 'Taflatsɛ tia nusi ŋu wòku ɖo' },
  chooseHowGoes: { draft: 'Taflatsɛ tia mɔ si wòato' },
  writeWordsEachVariable: { draft: 'Taflatse, ŋlɔ nya siwo ayi variable ɖe sia ɖe me' },
  templateTooManyVariables: { draft: 'Variables sɔ gbɔ akpa le template sia me' },
  giveDateTime: { draft: 'Taflatsɛ ŋlɔ ŋkeke kple ɣeyiɣi' },
  sayHowOftenShared: { draft: 'Taflatse, gblɔ zi nenie woɖoe yi ŋgɔ va yi' },
}

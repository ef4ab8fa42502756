import type { messageRules as words } from '../../lib/texts/messages/message-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const messageRules: Translation<typeof words> = {
  chooseTemplate: { draft: 'Mesrɛ wo, paw template' },
  enterText: { draft: 'Yɛsrɛ wo, twerɛ asɛm no' },
  giveSubject: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  writeMessage: { draft: 'Yɛsrɛ wo, twerɛ nkra no' },
  nameWhatYouDo: { draft: 'Yɛsrɛ wo, bɔ deɛ wompɛ no din' },
  linkIncomplete: { draft: 'Link yi nni awieeɛ' },
  chooseWhatStop: { draft: 'Yɛsrɛ wo, paw deɛ wopɛ sɛ ɛgyae' },
  chooseWhom: { draft: 'Yɛsrɛ wo, paw deɛ wode rekɔma no' },
  chooseWhatAbout: { draft: 'Yɛsrɛ wo, paw deɛ ɛfa ho' },
  chooseHowGoes: { draft: 'Yɛsrɛ wo, paw kwan a ɛbɛfa so' },
  writeWordsEachVariable: { draft: 'Mesrɛ wo, twerɛ variable biara nsɛm' },
  templateTooManyVariables: { draft: 'Template yi wɔ variables pii dodo' },
  giveDateTime: { draft: 'Yɛsrɛ wo, twerɛ da ne berɛ' },
  sayHowOftenShared: { draft: 'Mesrɛ wo, ka mpɛn dodoɔ a wɔde akɔ so dada' },
}

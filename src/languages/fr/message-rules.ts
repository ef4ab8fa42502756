import type { messageRules as words } from '../../lib/texts/messages/message-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const messageRules: Translation<typeof words> = {
  chooseTemplate: { draft: 'Choisissez un modèle' },
  enterText: { draft: 'Entrez le texte' },
  sayWhetherGoes: { draft: 'Dites s’il part' },
  giveSubject: { draft: 'Donnez un objet' },
  writeMessage: { draft: 'Écrivez le message' },
  chooseWhatComesFirst: { draft: 'Choisissez ce qui vient d’abord' },
  chooseWhatComesNext: { draft: 'Choisissez ce qui vient ensuite' },
  nameWhatYouDo: { draft: 'Nommez ce que vous ne voulez pas' },
  linkIncomplete: { draft: 'Ce lien est incomplet' },
  chooseWhatStop: { draft: 'Choisissez ce qu’il faut arrêter' },
  chooseWhom: { draft: 'Choisissez à qui' },
  chooseWhatAbout: { draft: 'Choisissez de quoi il s’agit' },
  chooseHowGoes: { draft: 'Choisissez comment il part' },
  writeWordsEachVariable: { draft: 'Écrivez les mots de chaque variable' },
  templateTooManyVariables: { draft: 'Ce modèle a trop de variables' },
  giveDateTime: { draft: 'Donnez une date et une heure' },
  giveAddressPushService: { draft: 'Donnez l’adresse du service de notifications' },
  giveKeyBrowser: { draft: 'Donnez la clé du navigateur' },
  giveSecretBrowser: { draft: 'Donnez le secret du navigateur' },
  sayHowOftenShared: { draft: 'Dites combien de fois il a été transmis auparavant' },
}

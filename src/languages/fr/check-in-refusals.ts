import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Ce culte ou cet événement n’a pas lieu aujourd’hui.' },
  noSuchSitting: { draft: 'Cette séance n’existe pas.' },
  sittingOver: { draft: 'Cette séance est terminée.' },
  codeIsOver: { draft: 'Ce code n’est plus valable. Scannez celui qui est affiché maintenant.' },
  nobodyKnown: { draft: 'Le registre ne sait pas encore qui c’est. Cherchez le nom.' },
  personNotInRegister: { draft: 'Cette personne n’est plus dans le registre.' },
  childNotHere: { draft: 'Cet enfant n’est pas ici.' },
  notNamed: { draft: 'Le foyer ne nomme pas cette personne pour {name}' },
  otherCode: { draft: 'Ce n’est pas le code qui a été donné pour {name}' },
  ownCode: {
    draft:
      'Vous avez fait ce code vous-même. Laissez un autre placeur remettre {name}, ou prenez le code que montre le téléphone du responsable',
  },
  unknownGuardian: {
    draft: 'Rien ne montre encore à qui est ce compte. Voyez qui c’est, et choisissez le nom',
  },
  longAgo: { draft: 'Cette séance date de plus de {takenForDays} jours.' },
  kept: { draft: 'Les marques sont gardées.' },
  collectedNamed: { draft: '{name} est déjà parti, à {hour} avec {collector}.' },
  collectedNamedBy: { draft: '{name} est déjà parti, à {hour} avec {collector}. {usher} a remis l’enfant.' },
  collectedCode: { draft: '{name} est déjà parti, à {hour} avec le code du gardien.' },
  collectedCodeBy: {
    draft: '{name} est déjà parti, à {hour} avec le code du gardien. {usher} a remis l’enfant.',
  },
  collectedBare: { draft: '{name} est déjà parti, à {hour} sans code.' },
  collectedBareBy: { draft: '{name} est déjà parti, à {hour} sans code. {usher} a remis l’enfant.' },
}

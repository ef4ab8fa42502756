import type { Translation } from '../../lib/words/translation.ts'
import type { fellowshipRefusals as words } from '../../server/groups/fellowships/messages.ts'

export const fellowshipRefusals: Translation<typeof words> = {
  signUpCancelledMeanwhile: {
    draft: 'Cette inscription a été annulée entre-temps. Chargez la page de nouveau.',
  },
  yourSignUpCancelled: { draft: 'Votre inscription est annulée.' },
  thereNoSuchActivity: { draft: 'Il n’y a pas de telle activité.' },
  activityBelongsAnotherFellowship: { draft: 'Cette activité est d’un autre groupe.' },
  churchOfficeSaysWhich: { draft: 'Le secrétariat de l’église dit de quel groupe est une activité.' },
  doNotAssistLeader: { draft: 'Cette personne n’assiste pas le responsable de ce groupe.' },
  youDoNotAssist: { draft: 'Vous n’assistez pas de responsable.' },
  youDoNotAssist2: { draft: 'Vous n’assistez plus le responsable. Merci pour ce que vous avez fait.' },
  thereNoSuchMember: { draft: 'Il n’y a pas de tel membre dans ce groupe.' },
  leadNameThemselves: { draft: 'Cette personne dirige elle-même {name}.' },
  fellowshipAtMostMostAssistants: {
    draft: 'Un groupe a au plus {mostAssistants} assistants. Retirez-en un d’abord.',
  },
  linkDoesNotHold: {
    draft:
      'Ce lien ne vaut plus. Demandez-en un nouveau au responsable du groupe, ou regardez s’il est entier.',
  },
  fellowshipNoLeaderAt: { draft: 'Ce groupe n’a pas de responsable en ce moment. Écrivez au secrétariat.' },
  messageSentGroupLeader: { draft: 'Le message est envoyé au responsable du groupe' },
  thereNoSuchMessage: { draft: 'Il n’y a pas de tel message dans ce groupe.' },
  memberWroteGoesAccount: {
    draft: 'Un membre a écrit ceci : cela part avec son compte. Vous pouvez l’archiver.',
  },
  fellowshipNoLink: { draft: 'Ce groupe n’a pas de lien.' },
  youNotPartAny: { draft: 'Vous n’êtes encore dans aucun groupe.' },
  youLeftFellowship: { draft: 'Vous avez quitté le groupe.' },
  thereNoSuchFellowship: { draft: 'Il n’y a pas de tel groupe.' },
  youNotPartFellowship: { draft: 'Vous n’êtes pas dans ce groupe.' },
  chooseAnotherFellowship: { draft: 'Choisissez un autre groupe' },
  fellowshipNoLeaderYet: {
    draft: 'Ce groupe n’a pas encore de responsable. Demandez à un super-admin de déplacer le membre',
  },
  askedAlreadyLeaderNot: { draft: 'Ceci a déjà été demandé. Le responsable n’a pas encore répondu.' },
  memberMovedMeanwhileAnswer: {
    draft: 'Ce membre a changé de groupe entre-temps. Répondez non, ou demandez au responsable.',
  },
  youDoNotLead: { draft: 'Vous ne dirigez encore aucun groupe.' },
  fellowshipDeleted: { draft: 'Le groupe est supprimé.' },
  anotherFellowshipName: { draft: 'Un autre groupe a ce nom' },
  thereNoSuchMember2: { draft: 'Il n’y a pas de tel membre' },
  accountBelongsMediaTeam: {
    draft:
      'Ce compte est de l’équipe des médias, et un compte a un seul rôle. Choisissez quelqu’un d’autre, ou changez d’abord le rôle sous Utilisateurs.',
  },
}

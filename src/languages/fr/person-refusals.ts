import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  whatDoneAtBranch: { draft: 'Ce qui s’est fait dans cette annexe y reste : {stays}. Fermez-la plutôt.' },
  stillBranchMovesMove: {
    draft: 'Encore de cette annexe : {moves}. Déplacez-les d’abord, ou fermez l’annexe.',
  },
  branchDeleted: { draft: 'L’annexe est supprimée.' },
  branchClosedOpenAgain: { draft: 'Cette annexe est fermée. Ouvrez-la de nouveau d’abord.' },
  notThereAnyMore: { draft: 'Ceci n’est plus là. Regardez de nouveau.' },
  anotherBranchName: { draft: 'Une autre annexe a ce nom' },
  nextKinThereAlready: { draft: 'Ce proche est déjà là' },
  chooseSomebodyElse: { draft: 'Choisissez quelqu’un d’autre' },
  twoRelatedSoAlready: { draft: 'Les deux ont déjà ce lien. Regardez de nouveau.' },
  twoParentChildRegister: { draft: 'Les deux sont parent et enfant dans le registre. Retirez cela d’abord.' },
  nameHusbandWifeRegister: {
    draft: '{name} a un mari ou une femme dans le registre. Marquez d’abord ce lien comme ancien.',
  },
  twoWereMarriedRegister: {
    draft: 'Les deux sont ou ont été mariés dans le registre. Retirez cela d’abord.',
  },
  childParentGrandparentParent: { draft: '{child} est parent ou grand-parent de {parent} dans le registre.' },
  parentNotOlderThan: { draft: '{parent} n’est pas plus âgé que {child} dans le registre.' },
  giveName: { draft: 'Donnez un nom' },
  thereNoSuchRelation: { draft: 'Il n’y a pas de tel lien de parenté.' },
  theseTwoOneFamily: {
    draft:
      'Ces deux sont d’une même famille dans le registre. Retirez d’abord leur lien, si c’est une seule personne.',
  },
  eachTwoHusbandWife: {
    draft:
      'Chacun des deux a un mari ou une femme dans le registre. Marquez d’abord l’un d’eux comme ancien.',
  },
  thereNoSuchNote: { draft: 'Vous n’avez pas de telle note.' },
  thankYouAccountSeparated: {
    draft: 'Merci. Le compte est séparé de votre entrée. Le secrétariat le verra.',
  },
  linkUsedAlreadyToo: {
    draft: 'Ce lien a déjà servi, ou il est trop ancien. Le secrétariat de l’église vous aide.',
  },
  householdChangedMeanwhileLook: { draft: 'Le foyer a changé entre-temps. Regardez de nouveau.' },
  giveTelephoneNumberCountry: {
    draft: 'Donnez un numéro de téléphone, avec + et l’indicatif du pays pour un numéro à l’étranger',
  },
  chooseSomebodyElse2: { draft: 'Choisissez quelqu’un d’autre.' },
  sTOPWrittenFromNumber: {
    draft: 'STOP a été écrit depuis ce numéro. La personne écrit START au numéro de l’église.',
  },
  youMostListsListsDelete: { draft: 'Vous avez {mostLists} listes. Supprimez-en une qui ne sert plus.' },
  listDeleted: { draft: 'La liste est supprimée.' },
  somebodyElseMadeList: { draft: 'Quelqu’un d’autre a fait cette liste. Vous pouvez en garder une à vous.' },
  giveIdPerson: { draft: 'Donnez l’identifiant d’une personne' },
  nameMovedMeanwhileLoad: { draft: '{name} a été déplacé entre-temps. Chargez-le de nouveau.' },
  namesNotChosenAny: { draft: '{names} : ne peut plus être choisi. Cherchez de nouveau.' },
  waitingPeopleWaitOffice: {
    draft:
      '{waiting} personnes attendent déjà le secrétariat, et {mostWaiting} le peuvent. Demandez d’abord au secrétariat.',
  },
  personAccountDeleteAccount: {
    draft: 'Cette personne a un compte. Supprimez le compte, et la personne part avec lui.',
  },
  personDeleted: { draft: 'La personne est supprimée.' },
  churchDoesNotWrite: { draft: 'Cette église n’écrit pas par WhatsApp.' },
  accountCannotPersonAny: {
    draft: 'Ce compte ne peut plus être celui de cette personne. Regardez de nouveau.',
  },
  personNoAccountAny: { draft: 'Cette personne n’a plus de compte. Regardez de nouveau.' },
  nameStatusChurch: { draft: 'Nommez un statut de l’église' },
  giveIdName: { draft: 'Donnez l’identifiant ({name})' },
  childCollects: { draft: 'Un enfant ne vient pas se chercher lui-même.' },
  listed: { draft: '{first} et {second}' },
  cards: { draft: { one: '{count} fiche de nouveau venu', other: '{count} fiches de nouveaux venus' } },
  checkIns: { draft: { one: '{count} accueil', other: '{count} accueils' } },
  peopleOf: { draft: { one: '{count} personne', other: '{count} personnes' } },
  staffOf: { draft: { one: '{count} membre du personnel', other: '{count} membres du personnel' } },
  deletedStaffOf: {
    draft: {
      one: '{count} membre du personnel dans la corbeille',
      other: '{count} membres du personnel dans la corbeille',
    },
  },
  fellowshipsOf: { draft: { one: '{count} groupe', other: '{count} groupes' } },
  servicesOf: { draft: { one: '{count} culte', other: '{count} cultes' } },
}

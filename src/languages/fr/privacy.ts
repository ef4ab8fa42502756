import type { privacyWords } from '../../islands/accounts/privacy/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacy: Translation<typeof privacyWords> = {
  responsible: { draft: 'Responsable' },
  address: { draft: 'Adresse' },
  registrationInGhana: { draft: 'Enregistrement à la Commission de protection des données' },
  registration: { draft: 'Enregistrement' },
  ask: { draft: 'Demander à' },
  email: { draft: 'E-mail' },
  telephone: { draft: 'Téléphone' },
  forever: { draft: 'aussi longtemps que l’église les garde' },
  years: { draft: { one: '{count} an', other: '{count} ans' } },
  days: { draft: { one: '{count} jour', other: '{count} jours' } },
  accountPeriod: { draft: 'Votre compte et votre profil' },
  accountUntil: { draft: 'jusqu’à la fermeture de votre compte, et 14 jours de plus' },
  churchMessages: { draft: 'Messages à l’église' },
  leaderMessages: { draft: 'Messages aux responsables' },
  deliveries: { draft: 'Qui a reçu quel message de l’église' },
  care: { draft: 'Fiches des nouveaux venus et tâches de suivi, une fois closes' },
  failedGifts: { draft: 'Nom et téléphone d’un don qui n’a pas abouti' },
  joinRequests: {
    draft:
      'Demandes d’entrée dans un groupe, les vôtres et celles des responsables pour vous, une fois décidées',
  },
  attendance: { draft: 'Présences' },
  log: { draft: 'Le journal du système (qui a fait quoi)' },
  accessLog: { draft: 'Qui du personnel a lu des listes de membres' },
  requests: { draft: 'Demandes sur les données, après la réponse' },
  devices: { draft: 'Appareils et adresses des connexions' },
  devicesPeriod: { draft: 'cinq semaines après la dernière utilisation' },
  what: { draft: 'Ce qui est gardé, et pourquoi' },
  whatText: {
    draft:
      'Appartenir à une église dit ce que vous croyez : la loi le protège donc particulièrement. C’est gardé parce que vous l’avez accepté à l’inscription, et utilisé pour la vie de cette assemblée seulement. Rien n’est vendu, et il n’y a ni publicité ni suivi.',
  },
  howLong: { draft: 'Pour combien de temps' },
  rights: { draft: 'Ce que vous pouvez demander' },
  answered: {
    draft:
      'Vous recevez une réponse sous {period}. Les membres demandent sous <a>Réglages, Mes données</a>, tous les autres ici.',
  },
  whom: { draft: 'À qui demander' },
  complain: {
    draft:
      '<a>Écrire à l’église</a>. Si notre réponse ne vous aide pas, vous pouvez vous plaindre à l’autorité de protection des données de votre pays.',
  },
  complainInGhana: {
    draft:
      '<a>Écrire à l’église</a>. Si notre réponse ne vous aide pas, vous pouvez vous plaindre à la Commission de protection des données du Ghana, <a>dataprotection.org.gh</a>.',
  },
}

import type { Translation } from '../../lib/words/translation.ts'
import type { automaticKinds as words } from '../../server/messages/translated/messages.ts'

export const automaticKinds: Translation<typeof words> = {
  announcement: { draft: 'Annonces' },
  aboutAnnouncement: {
    draft: 'Qui écrit une annonce peut cocher qu’elle parte aussi à tout le monde comme message.',
  },
  missed: { draft: 'Absents depuis trois semaines' },
  aboutMissed: {
    draft:
      'À un membre vu pour la dernière fois il y a trois semaines, à une réunion ou à un culte, et noté absent depuis. Une fois par absence, et personne d’autre n’en est averti.',
  },
  event: { draft: 'Rappels d’événements' },
  aboutEvent: {
    draft:
      'Un jour avant, à qui a dit venir ou l’a demandé, et préfère les SMS ou n’a pas d’e-mail. Les autres reçoivent leur e-mail comme avant.',
  },
  service: { draft: 'Rappels de cultes' },
  aboutService: {
    draft:
      'Un jour avant, aux membres qui l’ont demandé, et qui préfèrent les SMS ou n’ont pas d’e-mail. Les autres reçoivent leur e-mail comme avant.',
  },
  pledge: { draft: 'Rappels de promesses de don' },
  aboutPledge: {
    draft:
      'Les jours que le donateur a choisis, à qui préfère les SMS ou n’a pas d’e-mail. Les autres reçoivent leur e-mail comme avant.',
  },
  birthday: { draft: 'Anniversaires' },
  aboutBirthday: { draft: 'Le matin du jour, à tous ceux dont le registre connaît l’anniversaire.' },
  lastSeen: { draft: 'Vus pour la dernière fois le {seen}' },
}

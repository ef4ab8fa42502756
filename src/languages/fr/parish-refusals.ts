import type { Translation } from '../../lib/words/translation.ts'
import type { parishRefusals as words } from '../../server/people/parish-registers/messages.ts'

export const parishRefusals: Translation<typeof words> = {
  personNotRegisterPeople: { draft: 'Cette personne n’est plus dans le registre des personnes' },
  giveDayNotStill: { draft: 'Donnez un jour qui n’est pas encore à venir' },
  entryCancelledAlready: { draft: 'Cette inscription est déjà annulée.' },
  entryCancelledNoCertificate: {
    draft: 'Cette inscription est annulée : aucun certificat n’en est délivré.',
  },
  thereNoSuchCertificate: { draft: 'Il n’y a pas de tel certificat.' },
  thereNoSuchRegister: { draft: 'Il n’y a pas de tel registre.' },
  giveMonthSuchAs: { draft: 'Donnez un mois, comme 2026-11.' },
  churchNotIssuedCertificate: {
    draft: 'Cette église n’a pas délivré ce certificat, ou quelque chose y a été changé.',
  },
}

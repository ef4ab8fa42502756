import type { moduleTexts } from '../../lib/texts/settings/modules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const modules: Translation<typeof moduleTexts> = {
  name: {
    draft: {
      names: {
        'Online giving': 'Dons en ligne',
        Books: 'Livres',
        Pledges: 'Promesses de don',
        Welfare: 'Entraide',
        Rota: 'Planning de service',
        'Check-in': 'Accueil',
        Care: 'Suivi',
        Inbox: 'Boîte de réception',
        'Text messages': 'SMS',
        'Live stream': 'Direct',
        Testimonies: 'Témoignages',
        'Prayer wall': 'Mur de prière',
        'Youth activities': 'Activités des jeunes',
        Branches: 'Annexes',
        Directory: 'Annuaire',
        'Fellowships’ own pages': 'Pages des groupes',
        News: 'Nouvelles',
        Worship: 'Culte',
      },
    },
  },
  giving: {
    draft: 'Pour une église dont les gens donnent par mobile money ou par carte sur la page Donner.',
  },
  givingWithout: {
    draft:
      'le formulaire de la page Donner, qui dit alors vos autres façons de donner ; les dons qui se répètent, les remboursements et les paiements non rapprochés',
  },
  books: {
    draft:
      'Pour une église dont le trésorier et les compteurs tiennent ici les offrandes, les fonds et les relevés.',
  },
  booksWithout: {
    draft:
      'la page Livres avec les comptages, les fonds, le grand livre et les relevés ; ce que les membres ont donné, sous Mes dons',
  },
  pledges: {
    draft:
      'Pour une église dont les gens promettent une somme pour un projet et la paient en plusieurs fois.',
  },
  pledgesWithout: { draft: 'les promesses de don dans les livres et sous Mes dons, et leurs rappels' },
  welfare: {
    draft: 'Pour une église avec une caisse d’entraide : cotisations, demandes et deux signataires.',
  },
  welfareWithout: { draft: 'l’entraide dans les livres et sous Mes dons' },
  kofiAma: {
    draft: 'Pour une église qui collecte par jour de naissance, avec les sommes à l’écran de la salle.',
  },
  kofiAmaWithout: { draft: 'la collecte dans un comptage, et l’écran de la salle' },
  rota: {
    draft:
      'Pour une église avec des équipes qui se relaient : hôtes d’accueil, chanteurs, école du dimanche.',
  },
  rotaWithout: {
    draft:
      'la page Planning de service, les tours sur les tableaux de bord et dans les calendriers, et leurs e-mails',
  },
  checkIn: {
    draft: 'Pour une église dont les hôtes d’accueil notent qui est venu, et qui vient chercher un enfant.',
  },
  checkInWithout: { draft: 'la page Accueil, et le code sur le profil de chaque membre' },
  care: { draft: 'Pour une église où plusieurs personnes suivent les nouveaux venus et ceux qui manquent.' },
  careWithout: {
    draft:
      'la page Suivi, les fiches des nouveaux venus, les tâches, les notes des pasteurs, et ce que le programme fait des absences',
  },
  inbox: {
    draft:
      'Pour une église où plusieurs personnes répondent à ce que d’autres écrivent, et partagent le travail.',
  },
  inboxWithout: {
    draft:
      'la page Boîte de réception, et les réponses des membres aux messages ; ce qu’écrivent les visiteurs reste sous Messages',
  },
  texts: { draft: 'Pour une église qui paie un opérateur de SMS, pour joindre les gens sans smartphone.' },
  textsWithout: { draft: 'tous les SMS, aussi les codes de connexion et pour un nouveau mot de passe' },
  live: { draft: 'Pour une église qui diffuse ses cultes.' },
  liveWithout: { draft: 'la page Direct, son lien en tête du site, et la mise en direct' },
  testimonies: { draft: 'Pour une église dont les gens disent sur son site ce que Dieu a fait.' },
  testimoniesWithout: { draft: 'les pages Témoignages et Partager un témoignage, et les listes de l’équipe' },
  prayers: {
    draft: 'Pour une église dont les gens demandent la prière sur son site, ouvertement ou en privé.',
  },
  prayersWithout: { draft: 'la page Sujets de prière, et les listes de l’équipe et des responsables' },
  activities: {
    draft: 'Pour une église dont les jeunes s’inscrivent à des activités au nombre de places limité.',
  },
  activitiesWithout: {
    draft: 'la page Inscription des jeunes, et les listes de l’équipe et des responsables',
  },
  branches: { draft: 'Pour une église de plus d’une assemblée sous un même secrétariat.' },
  branchesWithout: { draft: 'la liste des annexes ; l’annexe de chacun reste notée' },
  directory: {
    draft: 'Pour une église dont les membres veulent se retrouver : ceux qui ont accepté, par familles.',
  },
  directoryWithout: { draft: 'la page Annuaire, son PDF, et le choix d’y figurer' },
  fellowshipPages: {
    draft: 'Pour une église dont les groupes et ministères écrivent eux-mêmes des pages du site.',
  },
  fellowshipPagesWithout: {
    draft: 'la page où l’on écrit les pages qui vous ont été confiées ; les pages elles-mêmes restent',
  },
  worship: {
    draft: 'Pour une église qui prépare ici ses cultes : ordre du culte, chants, projection.',
  },
  worshipWithout: {
    draft: 'la page Culte avec les ordres du culte, les chants et la projection ; ce qui a été préparé reste',
  },
  news: { draft: 'Pour une église qui dit sur son site ce qui se passe, avec des mots et des images.' },
  newsWithout: {
    draft:
      'la page Nouvelles avec ses articles et ses flux, et la liste de l’équipe ; ce qui a été écrit reste',
  },
}

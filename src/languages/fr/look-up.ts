import type { findWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookUp: Translation<typeof findWords> = {
  search: { draft: 'Rechercher' },
  searchDescription: {
    draft: 'Rechercher dans les pages, prédications, événements, groupes et témoignages de l’église.',
  },
  searchLede: { draft: 'Pages, prédications, événements, groupes et témoignages, d’un seul coup.' },
  looking: { draft: 'Que cherchez-vous ?' },
  hint: { draft: 'Un nom, un mot d’une prédication, un jour. Une petite faute dans un nom ne gêne pas.' },
  tooOften: {
    draft: {
      one: 'C’était trop souvent. Recommencez dans {count} seconde.',
      other: 'C’était trop souvent. Recommencez dans {count} secondes.',
    },
  },
  tooShort: { draft: 'Écrivez un mot d’au moins deux lettres.' },
  tooLong: { draft: 'Seules les {most} premières lettres ont été cherchées.' },
  nothing: { draft: 'Rien n’a été trouvé. Essayez un seul mot ou un nom, ou <a>demandez-nous</a>.' },
  instead: { draft: 'Rien ne contient ces mots. Voici ce qui a été trouvé pour « {words} ».' },
  moreIn: { draft: 'Plus : {name}' },
  allPages: { draft: 'Toutes les pages' },
  help: { draft: 'Aide' },
  helpDescription: { draft: 'Comment utiliser chaque partie du site et de l’espace de travail.' },
  helpLede: {
    draft: 'Une courte page pour chaque partie : à quoi elle sert, et comment faire le plus courant.',
  },
  whatToDo: { draft: 'Que voulez-vous faire ?' },
  groups: { draft: 'Groupes' },
  helpOf: { draft: 'Aide : {title}' },
  seeAlso: { draft: 'Voir aussi' },
  writing: { draft: 'L’envoi d’un message' },
  findUs: { draft: 'Où nous trouver' },
  phone: { draft: 'Téléphone' },
  email: { draft: 'E-mail' },
}

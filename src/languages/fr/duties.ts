import type { dutyTexts } from '../../lib/texts/accounts/duties.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const duties: Translation<typeof dutyTexts> = {
  name: {
    draft: {
      names: {
        Treasurer: 'Trésorier',
        Counter: 'Compteur',
        Signatory: 'Signataire',
        Pastor: 'Pasteur',
        Usher: 'Hôte d’accueil',
        Rota: 'Planning',
        Office: 'Secrétariat',
        Registrar: 'Registres',
        Translator: 'Traducteur',
        Worship: 'Louange',
        treasurer: 'trésorier',
        counter: 'compteur',
        signatory: 'signataire',
        pastor: 'pasteur',
        usher: 'hôte d’accueil',
        rota: 'planning',
        office: 'secrétariat',
        registrar: 'registres',
        translator: 'traducteur',
        worship: 'louange',
      },
    },
  },
  treasurer: { draft: 'tient les livres, et voit qui a donné quoi' },
  counter: { draft: 'compte les espèces d’un culte, avec un deuxième compteur' },
  signatory: { draft: 'décide de l’entraide, deux sur trois' },
  pastor: { draft: 'voit toutes les personnes, et seul lit et écrit les notes de suivi pastoral' },
  usher: {
    draft: 'note qui est là à un culte, voit pour cela les noms, et écrit les fiches des nouveaux venus',
  },
  rota: { draft: 'tient les équipes, et demande aux gens de servir' },
  office: { draft: 'répond à ce que les gens écrivent à l’église' },
  registrar: { draft: 'tient les registres des baptêmes, mariages et obsèques, et délivre les certificats' },
  translator: { draft: 'lit et corrige les mots du site dans d’autres langues' },
  worship: { draft: 'prépare l’ordre des cultes, avec chants et projection' },
}

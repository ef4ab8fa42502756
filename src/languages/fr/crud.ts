import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        event: 'événement',
        member: 'membre',
        message: 'message',
        fellowship: 'groupe',
        sermon: 'prédication',
        testimony: 'témoignage',
        'prayer request': 'sujet de prière',
        user: 'utilisateur',
        person: 'personne',
        service: 'culte',
        announcement: 'annonce',
        branch: 'annexe',
        page: 'page',
        post: 'article',
        'list of people': 'liste de personnes',
        request: 'demande',
        activity: 'activité',
        'young activity': 'activité',
        task: 'tâche',
      },
    },
  },
  addFirst: { draft: 'Ajouter la première entrée : {kind}' },
  add: { draft: 'Ajouter : {kind}' },
  view: { draft: 'Voir' },
  edit: { draft: 'Modifier' },
  remove: { draft: 'Supprimer' },
  removeQuestion: { draft: 'Supprimer {name} ?' },
  removed: { draft: '{kind} : suppression réussie' },
  notRemoved: { draft: 'La suppression a échoué : {kind}' },
  sure: { draft: 'Voulez-vous vraiment supprimer cette entrée ({kind}) ?' },
  forGood: { draft: 'Cette action est définitive.' },
  editTitle: { draft: 'Modifier : {kind}' },
  addTitle: { draft: 'Ajouter : {kind}' },
  updated: { draft: '{kind} : modification enregistrée' },
  added: { draft: '{kind} : ajout enregistré' },
}

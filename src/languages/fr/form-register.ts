import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Téléphone' },
  other_telephone: { draft: 'Autre téléphone' },
  email: { draft: 'E-mail' },
  born: { draft: 'Date de naissance' },
  address: { draft: 'Adresse' },
  title: { draft: 'Le registre de l’église' },
  consent: { draft: 'J’accepte que l’église écrive ceci dans son registre' },
  atOnce: { draft: 'C’est écrit quand vous envoyez votre réponse. Sans votre coche, rien ne l’est.' },
  byOffice: { draft: 'Le secrétariat le regarde et l’écrit. Sans votre coche, il n’en a pas le droit.' },
  stands: { draft: 's’y trouve maintenant : {value}' },
  blank: { draft: 'rien ne s’y trouve' },
  same: { draft: 's’y trouve déjà' },
}

import type { Translation } from '../../lib/words/translation.ts'
import type { welfareEmailWords } from '../../server/giving/welfare/messages.ts'

export const welfareEmails: Translation<typeof welfareEmailWords> = {
  subject: { draft: 'Welfare tso nya me' },
  approved: {
    draft: 'Asidelate eve da asi ɖe nusi nèbia tso welfare gbɔ dzi. Gadzikpɔla le fexexea dzram ɖo.',
  },
  declined: {
    draft:
      'Asidelate eve meda asi ɖe nusi nèbia tso welfare gbɔ dzi o. Ne èdi be yeanya geɖe la, taflatsɛ ƒo nu kple wo dometɔ ɖeka.',
  },
  page: { draft: 'Nye nunanawo' },
  claimWaits: { draft: 'Welfare biabia aɖe le lalawòm' },
  claimWaitsText: {
    draft: 'Hamevi aɖe bia kpekpeɖeŋu tso welfare fund me. Asidelate etɔ̃a dometɔ eve ɖoa kpɔe.',
  },
  waiverWaits: { draft: 'Welfare fexexe aɖe tsɔtsɔke le lalawòm' },
  waiverWaitsText: {
    draft:
      'Asidelate aɖe di be yeatsɔ hamevi aɖe ƒe welfare fexexe ake. Ele be asidelate evelia nada asi ɖe edzi.',
  },
  welfarePage: { draft: 'Welfare' },
}

import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (ne èdi)' },
  sending: { draft: 'Ele ɖoɖom ɖa...' },
  needsScript: {
    draft:
      '{act} hiã JavaScript, gake wotsii le browser sia me. Taflatsɛ ʋui eye nàgaʋu axa sia, alo ƒo nu kple amedzroxɔla le Kɔsiɖa: míekpɔa dzidzɔ be míawɔe kpli wò.',
  },
}
